import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ELEMENT_NODE, type ElementNode, type Node, parse } from 'ultrahtml';
import { querySelectorAll } from 'ultrahtml/selector';
import { readCurrent } from '../../src/server/release/release.ts';
import { projectRoot } from './node-process.ts';

/**
 * The folder of the release that is served: the project's, unless another `dist` is given.
 *
 * @throws when there is none
 */
export function builtSite(dist = join(projectRoot, 'dist')): string {
  const release = readCurrent(dist);
  if (!release) throw new Error('The site is not built. Build it with: npm run build');
  return release.dir;
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
    return this.all(selector).map((element) => this.textOf(element));
  }

  textOf(element: ElementNode): string {
    return textOf(element).replace(/\s+/g, ' ').trim();
  }
}

function isElement(node: Node): node is ElementNode {
  return node.type === ELEMENT_NODE;
}

function textOf(node: Node): string {
  const text = 'children' in node ? node.children.map(textOf).join('') : (node.value ?? '');
  return text.replaceAll('&#x27;', '’').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
}
