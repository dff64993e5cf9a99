import { isMailAddress } from '../leads/mail/settings.ts';
import { parseWords, UsageError } from '../platform/command-line.ts';
import { line } from './change.ts';

export const help = `The list of leads in the browser, for the people who call them back. It runs on this computer alone.

  npm run leads -- inbox [--for NAME]
      Starts it and prints a link that opens it once, within 15 minutes. As a service, where nobody
      reads that, it makes none without --for.
  npm run leads -- inbox link --for NAME [--mail ADDRESS]
      Prints a link for a person, which opens it once, within 24 hours. All that is done is noted
      under this name. The inbox need not be stopped. ADDRESS gets a mail when a colleague hands
      a lead to this person.
  npm run leads -- inbox people
      Who is signed in, and who has a link.
  npm run leads -- inbox revoke --for NAME
      Signs a person out everywhere and takes unused links back.

Settings: INBOX_PORT (4322), INBOX_URL (where colleagues reach it), and DATABASE_URL as the website has it.
`;

const commands = ['start', 'link', 'people', 'revoke', 'help'] as const;

/** What a person asked for; who is '' for nobody. */
export type InboxCommand = ReturnType<typeof parseInboxCommand>;

const options = {
  for: { type: 'string', default: '' },
  mail: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** Understands the words after `leads -- inbox`. Throws an UsageError. */
export function parseInboxCommand(words: readonly string[]) {
  const { values, positionals } = parseWords(words, options);
  const { mail, help: asksHelp } = values;
  const [given = 'start', ...rest] = asksHelp ? ['help'] : positionals;
  const name = commands.find((command) => command === given);
  const who = line(values.for);
  if (!name) {
    throw new UsageError(
      `There is no command "inbox ${given}". There are: inbox, inbox link, inbox people, inbox revoke.`,
    );
  }
  if (rest.length > 0) {
    throw new UsageError(
      `What is "${rest.join(' ')}"? A name with spaces needs quotes: --for "Asha Verma".`,
    );
  }
  if (mail !== undefined && !isMailAddress(mail)) {
    throw new UsageError(`"${mail}" is no mail address.`);
  }
  if (!who && (name === 'link' || name === 'revoke')) {
    throw new UsageError(`For whom? Write: npm run leads -- inbox ${name} --for "Asha"`);
  }
  return { name, who, mail };
}
