import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse, type TreeAdapter } from 'parse5';
import { limits } from './limits.ts';

type Tree = DefaultTreeAdapterTypes.DefaultTreeAdapterMap;

/** The page would keep a parser busy for longer than a visitor waits: some tags cost their square. */
export class PageTooTangled extends Error {
  override readonly name = 'PageTooTangled';
}

/**
 * The standard's own tree of a page, with lines. With `scripting`, what `noscript` holds is text, as
 * for browsers that run scripts.
 * @throws PageTooTangled
 */
export function parseHtml(
  html: string,
  { scripting }: { scripting: boolean },
): DefaultTreeAdapterTypes.Document {
  return parse(html, {
    scriptingEnabled: scripting,
    sourceCodeLocationInfo: true,
    treeAdapter: watched(),
  });
}

const spentMs = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** The usual tree, given up when it grows too large or too slowly. */
function watched(): TreeAdapter<Tree> {
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
    ...defaultTreeAdapter,
    createElement(tagName, namespaceURI, attributes) {
      step();
      elements += 1;
      if (elements > limits.elements) throw new PageTooTangled('too many elements');
      return defaultTreeAdapter.createElement(tagName, namespaceURI, attributes);
    },
    appendChild(parent, child) {
      step();
      defaultTreeAdapter.appendChild(parent, child);
    },
    insertText(parent, text) {
      step();
      defaultTreeAdapter.insertText(parent, text);
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
