import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ELEMENT_NODE, type ElementNode, type Node, parse } from 'ultrahtml';
import { querySelectorAll } from 'ultrahtml/selector';

const run = promisify(execFile);

export interface BuiltSite {
  /** The folder with the pages. */
  dir: string;
  /** Removes it, if this test made it. */
  remove(): void;
}

/** Builds the site into a folder of its own, or takes the one that BUILT_SITE names. */
export async function builtSite(): Promise<BuiltSite> {
  const given = process.env.BUILT_SITE;
  if (given) return { dir: given, remove: () => undefined };
  const dir = mkdtempSync(join(tmpdir(), 'built-site-'));
  await run('node_modules/.bin/astro', ['build', '--silent', '--outDir', dir], {
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
  });
  return { dir, remove: () => rmSync(dir, { recursive: true }) };
}

/** A built page that can be asked for its elements. */
export class Page {
  readonly html: string;
  readonly #document: ElementNode;

  constructor(dir: string, route: string) {
    this.html = readFileSync(join(dir, `${route === '/' ? 'index' : route}.html`), 'utf8');
    this.#document = parse(this.html);
  }

  /** The elements that match; the library knows selectors of two parts at most. */
  all(selector: string): ElementNode[] {
    return querySelectorAll(this.#document, selector).filter(isElement);
  }

  /** The text of all elements that match. */
  texts(selector: string): string[] {
    return this.all(selector).map((element) => textOf(element).replace(/\s+/g, ' ').trim());
  }
}

function isElement(node: Node): node is ElementNode {
  return node.type === ELEMENT_NODE;
}

function textOf(node: Node): string {
  const text = 'children' in node ? node.children.map(textOf).join('') : (node.value ?? '');
  return text.replaceAll('&#x27;', '’').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
}
