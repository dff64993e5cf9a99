import { readAddress } from '../../src/audit/address.ts';
import { parseWords, UsageError } from '../../src/platform/command-line.ts';

export const help = `Audits a page as the website does, and prints the report.

  npm run audit -- yourshop.in [--json]
      Reads the page over the network: public addresses only.
  npm run audit -- --folder DIR --as https://yourshop.in/ [--json]
      Reads a saved site from its files, as if it stood at that address. /Contact is Contact.html.

Ends with 1 when a check fails or there is no report, and with 2 when the command is not understood.`;

/** What a person asked for. */
export interface Command {
  readonly url: URL;
  readonly json: boolean;
  /** A saved site; undefined for the network. */
  readonly folder: string | undefined;
}

const options = {
  json: { type: 'boolean', default: false },
  folder: { type: 'string' },
  as: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

/** Understands the words after `audit`; undefined when help is asked for. @throws UsageError */
export function parseCommandLine(words: readonly string[]): Command | undefined {
  const { values, positionals } = parseWords(words, options);
  const { folder, as, json } = values;
  const [address, ...rest] = positionals;
  if (values.help) return undefined;
  if (folder !== undefined || as !== undefined) {
    const url = as === undefined ? null : URL.parse(as);
    if (folder === undefined || url === null || address !== undefined) {
      throw new UsageError(
        'A folder needs the full address that it stands for: --folder DIR --as URL.',
      );
    }
    return { url, json, folder };
  }
  if (address === undefined || rest.length > 0) throw new UsageError(help);
  const typed = readAddress(address);
  if (typed.kind === 'page') return { url: typed.url, json, folder };
  const { mistake } = typed;
  throw new UsageError(`"${address}" is no address of a website that can be audited (${mistake}).`);
}
