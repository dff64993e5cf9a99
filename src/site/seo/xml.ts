const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/** An XML element with text, which is escaped, or with elements; undefined ones are left out. */
export function element(
  name: string,
  content: string | readonly (Xml | undefined)[] = [],
  attributes: Readonly<Record<string, string>> = {},
): Xml {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const inner =
    typeof content === 'string'
      ? escaped(content)
      : content.map((child) => child?.xml ?? '').join('');
  return { xml: `<${name}${written.join('')}>${inner}</${name}>` };
}

/** Markup that is already written, so that it is not mistaken for text. */
export interface Xml {
  readonly xml: string;
}

/** An XML file as an answer. */
export function xmlResponse({ xml }: Xml): Response {
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${xml}\n`, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  });
}
