import { inflateSync } from 'node:zlib';

const OBJECT = /(\d+) 0 obj\n([\s\S]*?)\nendobj/g;

/** The inflated stream of a PDF object; empty when it has none. */
function streamOf(object: string): string {
  const start = object.indexOf('stream\n');
  if (start < 0) return '';
  const bytes = Buffer.from(object.slice(start + 7, object.lastIndexOf('\nendstream')), 'latin1');
  try {
    return inflateSync(bytes).toString('latin1');
  } catch {
    return '';
  }
}

function utf16(hex: string): string {
  return String.fromCharCode(
    ...(hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)),
  );
}

/** Glyph numbers to text, from the ToUnicode tables that pdfkit writes: ranges with a list each. */
function readTable(table: string): Map<number, string> {
  const characters = new Map<number, string>();
  for (const [, first = '', list = ''] of table.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)) {
    [...list.matchAll(/<([\w ]*)>/g)].forEach(([, hex = ''], index) => {
      characters.set(Number.parseInt(first, 16) + index, utf16(hex));
    });
  }
  return characters;
}

/**
 * The text of a PDF that pdfkit wrote, page by page, one line a line; enough to look for words on
 * machines without pdftotext.
 */
export function pdfText(pdf: Buffer): string[] {
  const objects = new Map(
    [...pdf.toString('latin1').matchAll(OBJECT)].map(([, id = '', body = '']) => [id, body]),
  );
  const fonts = new Map<string, Map<number, string>>();
  for (const body of objects.values()) {
    for (const [, name = '', id = ''] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1] ?? '';
      fonts.set(name, readTable(streamOf(objects.get(table) ?? '')));
    }
  }
  return [...objects.values()]
    .filter((body) => /\/Type \/Page\n/.test(body))
    .map((page) => pageText(streamOf(objects.get(contentsOf(page)) ?? ''), fonts));
}

function contentsOf(page: string): string {
  return /\/Contents (\d+) 0 R/.exec(page)?.[1] ?? '';
}

function pageText(content: string, fonts: ReadonlyMap<string, Map<number, string>>): string {
  const lines: string[] = [];
  let font: Map<number, string> | undefined;
  for (const [, name, glyphs] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name) font = fonts.get(name);
    const codes = [...(glyphs ?? '').matchAll(/<(\w+)>/g)].flatMap(
      ([, hex = '']) => hex.match(/.{4}/g) ?? [],
    );
    if (codes.length > 0) {
      lines.push(codes.map((code) => font?.get(Number.parseInt(code, 16)) ?? '�').join(''));
    }
  }
  return lines.join('\n');
}
