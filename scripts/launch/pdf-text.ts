import { inflateSync } from 'node:zlib';

/** The objects of a PDF that pdfkit wrote, by their numbers. */
function objectsOf(pdf: Buffer): ReadonlyMap<string, string> {
  const objects = pdf.toString('latin1').matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g);
  return new Map([...objects].map(([, id = '', body = '']) => [id, body]));
}

/** The inflated stream of a PDF object; empty when it has none. */
function streamOf(object = ''): string {
  const start = object.indexOf('stream\n');
  if (start < 0) return '';
  const bytes = Buffer.from(object.slice(start + 7, object.lastIndexOf('\nendstream')), 'latin1');
  try {
    return inflateSync(bytes).toString('latin1');
  } catch {
    return '';
  }
}

/** Glyph numbers to text, from the ToUnicode tables that pdfkit writes: ranges with a list each. */
function readTable(table: string): Map<number, string> {
  const characters = new Map<number, string>();
  for (const [, first = '', list = ''] of table.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)) {
    [...list.matchAll(/<([\w ]*)>/g)].forEach(([, hex = ''], index) => {
      const text = Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le');
      characters.set(Number.parseInt(first, 16) + index, text);
    });
  }
  return characters;
}

/** What a PDF that pdfkit wrote draws and holds, inflated. */
export const pdfStreams = (pdf: Buffer): string[] =>
  [...objectsOf(pdf).values()].map((object) => streamOf(object));

/**
 * The text of a PDF that pdfkit wrote, page by page, one line a line; enough to look for words on
 * machines without pdftotext.
 */
export function pdfText(pdf: Buffer): string[] {
  const objects = objectsOf(pdf);
  const all = [...objects.values()];
  const streamNamed = (key: string, body = '') =>
    streamOf(objects.get(new RegExp(`/${key} (\\d+) 0 R`).exec(body)?.[1] ?? ''));
  const fonts = new Map<string, Map<number, string>>();
  for (const [, name = '', id = ''] of all.join('\n').matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    fonts.set(name, readTable(streamNamed('ToUnicode', objects.get(id))));
  }
  return all
    .filter((body) => /\/Type \/Page\n/.test(body))
    .map((page) => pageText(streamNamed('Contents', page), fonts));
}

function pageText(content: string, fonts: ReadonlyMap<string, Map<number, string>>): string {
  const lines: string[] = [];
  let font: Map<number, string> | undefined;
  for (const [, name, glyphs = ''] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name) font = fonts.get(name);
    const codes = [...glyphs.matchAll(/<(\w+)>/g)].flatMap(([, hex]) => hex?.match(/.{4}/g) ?? []);
    if (codes.length > 0) {
      lines.push(codes.map((code) => font?.get(Number.parseInt(code, 16)) ?? '�').join(''));
    }
  }
  return lines.join('\n');
}
