import { randomUUID } from 'node:crypto';
import { renderMail } from '../leads/mail/page.ts';
import { MAIL_TIMEOUT_MS, mailSender } from '../leads/mail/sender.ts';
import type { MailSettings } from '../leads/mail/settings.ts';
import { errorText } from '../platform/database/database.ts';
import type { WatchSettings } from './settings.ts';

const TELEGRAM_MS = 20_000;
/** It refuses a longer message, and nobody would hear anything. */
const MOST_LETTERS = 4096;

/** What has begun and what is over, in sentences. */
export interface News {
  readonly begun: readonly string[];
  readonly over: readonly string[];
}

/**
 * Tells it by mail and in Telegram, as far as they are set up.
 *
 * @throws unless one of them has taken it
 */
export async function tell(settings: WatchSettings, news: News): Promise<void> {
  const { mail, telegram, site, server } = settings;
  const what = news.begun.length > 0 ? 'trouble' : 'trouble is over';
  const title = `${site?.hostname ?? server.host}: ${what}`;
  const lines = [title, ...news.begun, ...news.over.map((text) => `Over: ${text}`)];
  const outcomes = await Promise.allSettled([
    ...(mail ? [sendMail(mail, title, news)] : []),
    ...(telegram ? [sendMessage(telegram, lines)] : []),
  ]);
  const refused = outcomes.filter((one) => one.status === 'rejected');
  for (const { reason } of refused) console.error(`Not told: ${errorText(reason)}`);
  if (refused.length === outcomes.length) throw new Error('Nobody could be told.');
}

async function sendMail(mail: MailSettings, title: string, { begun, over }: News): Promise<void> {
  const rows = [
    ...begun.map((text) => ({ label: 'Now', text })),
    ...over.map((text) => ({ label: 'Over', text })),
  ];
  const note = 'What to do about each: docs/operating.md, “What is told, and what to do”.';
  const page = renderMail({ title, buttons: [], sections: [{ rows, note }] });
  await mailSender(mail)({ key: randomUUID(), ...page }, AbortSignal.timeout(MAIL_TIMEOUT_MS));
}

/** Sends a message of several lines into the chat. */
export async function sendMessage(
  { url, chat }: NonNullable<WatchSettings['telegram']>,
  lines: readonly string[],
): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ chat_id: chat, text: lines.join('\n').slice(0, MOST_LETTERS) }),
    signal: AbortSignal.timeout(TELEGRAM_MS),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`Telegram answered ${answer.status}`);
}
