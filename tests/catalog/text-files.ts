import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** All that somebody may read in a built site, in small letters. */
export const textFiles = (dir: string) =>
  globSync('**/*.{html,md,xml,txt,svg,js,css,json}', { cwd: dir }).map((file) => ({
    file,
    text: decodeAll(readFileSync(join(dir, file), 'utf8')),
  }));

/** With what is percent-encoded in addresses, such as the greeting of the chat and the icon. */
export const decodeAll = (text: string) =>
  [
    text,
    ...[...text.matchAll(/[^\s"'<>]*%[\dA-F]{2}[^\s"'<>]*/g)].map(([part]) => safelyDecoded(part)),
  ]
    .join('\n')
    .toLowerCase();

function safelyDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
