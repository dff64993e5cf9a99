import { type Document, Element } from 'domhandler';
import { parse, type Token, type TreeAdapter } from 'parse5';
import { adapter, type Htmlparser2TreeAdapterMap } from 'parse5-htmlparser2-tree-adapter';
import { limits } from './limits.ts';

/** The page would keep a parser busy for longer than a visitor waits: some tags cost their square. */
export class PageTooTangled extends Error {
  override readonly name = 'PageTooTangled';
}

/**
 * The standard's own tree of a page, with lines. With `scripting`, what `noscript` holds is text, as
 * for browsers that run scripts.
 * @throws PageTooTangled
 */
export const parseHtml = (html: string, { scripting }: { scripting: boolean }): Document =>
  parse(html, {
    scriptingEnabled: scripting,
    sourceCodeLocationInfo: true,
    treeAdapter: watched(),
  });

const spentMs = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** No value that anybody reads is longer, and patterns take their time with those that are. */
const attribsOf = (attributes: readonly Token.Attribute[]) =>
  Object.fromEntries(attributes.map(({ name, value }) => [name, value.slice(0, limits.address)]));

/** Of an attribute's own namespace nothing is read: for each element it would take a third of the memory. */
const NONE = {};

/** The usual tree, given up when it grows too large or too slowly. */
function watched(): TreeAdapter<Htmlparser2TreeAdapterMap> {
  // Of the processor's time: on a machine that is busy with other things a small page takes long, too.
  const until = spentMs() + limits.parsingMs;
  let elements = 0;
  let depth = 0;
  let steps = 0;
  const step = () => {
    steps += 1;
    if (steps % 256 === 0 && spentMs() > until) throw new PageTooTangled('too slow');
  };
  return {
    ...adapter,
    createElement(tagName, namespaceURI, attributes) {
      step();
      elements += 1;
      if (elements > limits.elements) throw new PageTooTangled('too many elements');
      const element = new Element(tagName, attribsOf(attributes), []);
      const unread = { 'x-attribsNamespace': NONE, 'x-attribsPrefix': NONE };
      return Object.assign(element, { namespace: namespaceURI, ...unread });
    },
    adoptAttributes(recipient, attributes) {
      recipient.attribs = { ...attribsOf(attributes), ...recipient.attribs };
    },
    appendChild(parent, child) {
      step();
      adapter.appendChild(parent, child);
    },
    insertText(parent, text) {
      step();
      adapter.insertText(parent, text);
    },
    onItemPush() {
      depth += 1;
      if (depth > limits.depth) throw new PageTooTangled('too deep');
    },
    onItemPop() {
      depth -= 1;
    },
  };
}
