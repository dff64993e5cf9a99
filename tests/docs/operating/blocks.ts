/** A fenced block of docs/operating.md, or of docs/hosting.md. */
export interface Block {
  readonly line: number;
  /** The nearest heading above it. */
  readonly heading: string;
  readonly text: string;
  /** The file it is; undefined for commands. */
  readonly file: string | undefined;
}

const FILE_LINE = /^(?:#!.+\n)?# (\/\S+|\w+\.(?:toml|yaml))$/m;

/** All blocks, in order. Throws on one that is neither commands nor a file with its name. */
export function readBlocks(markdown: string): Block[] {
  return [...markdown.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map((match) => {
    const [, language, text = ''] = match;
    const before = markdown.slice(0, match.index);
    const lines = before.split('\n');
    const line = lines.length;
    const heading = lines.findLast((text) => /^##+ /.test(text))?.replace(/^#+ /, '') ?? '';
    const named = FILE_LINE.exec(text);
    const file = named?.index === 0 ? named[1] : undefined;
    if (file === undefined && language !== 'sh') {
      throw new Error(`Line ${line}: a block is "sh", or a file and begins with "# /its/name".`);
    }
    return { line, heading, text, file };
  });
}
