import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { renderMail } from '../leads/mail/page.ts';
import { MAIL_TIMEOUT_MS, mailSender } from '../leads/mail/sender.ts';
import { errorText } from '../platform/database/database.ts';
import type { WatchSettings } from './settings.ts';
import { sendMessage } from './tell.ts';

/** What a publish records: scripts/publish/record.ts. */
const schema = z.object({
  last: z.object({
    at: z.string(),
    done: z.boolean(),
    said: z.string(),
    by: z.array(z.string()),
  }),
});

/**
 * Tells those who have saved something what became of it: by mail, and in Telegram. Who is told is a list
 * of the server's: a commit names whomever its author likes.
 *
 * @param told when what was told last was recorded
 * @returns when what is told now was recorded; undefined when nothing is new, or nobody is to be told
 */
export async function tellWhoSaved(
  settings: WatchSettings,
  told: string | undefined,
): Promise<string | undefined> {
  if (settings.editors.length === 0) return undefined;
  const read = await readFile(settings.published, 'utf8').catch(() => '{}');
  const { last } = schema.safeParse(JSON.parse(read)).data ?? {};
  if (!last || last.at === told) return undefined;
  const host = settings.site?.hostname ?? settings.server.host;
  const title = `${host}: your change is ${last.done ? 'on the site' : 'not on the site'}`;
  const to = last.by.filter((address) => settings.editors.includes(address.toLowerCase()));
  const { mail, telegram } = settings;
  const page = renderMail({
    title,
    buttons: [],
    sections: [{ rows: [{ label: last.done ? 'Published' : 'To mend', text: last.said }] }],
  });
  const outcomes = await Promise.allSettled([
    ...(mail && to.length > 0
      ? [
          mailSender({ ...mail, to: to.join(',') })(
            { key: randomUUID(), ...page },
            AbortSignal.timeout(MAIL_TIMEOUT_MS),
          ),
        ]
      : []),
    ...(telegram ? [sendMessage(telegram, [title, last.said])] : []),
  ]);
  const refused = outcomes.filter((one) => one.status === 'rejected');
  for (const { reason } of refused) console.error(`Not told: ${errorText(reason)}`);
  return outcomes.length > 0 && refused.length === outcomes.length ? undefined : last.at;
}
