import nodemailer from 'nodemailer';
import type { MailSettings } from './settings.ts';

/**
 * What a mail may take from connecting to the answer to DATA, for which servers that look for spam
 * and viruses need their time; RFC 5321 allows even more. One that doesn't answer at all is given up
 * sooner.
 */
export const MAIL_TIMEOUT_MS = 180_000;
const GREETING_TIMEOUT_MS = 30_000;
/** How long a server may take to close its side of a connection that we have closed. */
const CLOSE_TIMEOUT_MS = 1_000;

interface StaffMail {
  /** The same for every attempt: mailboxes drop a repeated one by its Message-ID. */
  readonly key: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly replyTo?: { readonly name: string; readonly address: string };
}

/** Sends mails to staff; rejects when the server doesn't take one. */
export type MailSender = (mail: StaffMail, signal: AbortSignal) => Promise<void>;

/**
 * Mail to staff. It comes from our own address, so that it passes SPF and DMARC; a visitor stands in
 * Reply-To only.
 */
export function mailSender({ smtpUrl, to, from = to.split(',')[0] }: MailSettings): MailSender {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    connectionTimeout: GREETING_TIMEOUT_MS,
    greetingTimeout: GREETING_TIMEOUT_MS,
    socketTimeout: MAIL_TIMEOUT_MS,
    socketCloseTimeout: CLOSE_TIMEOUT_MS,
  });
  const domain = /@([^\s>]+)/.exec(from ?? to)?.[1] ?? 'localhost';
  return async ({ key, ...mail }, signal) => {
    await transport.sendMail({
      from,
      to,
      messageId: `<${key}@${domain}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
      // A lead's text must never make this machine read a file or fetch an address.
      disableFileAccess: true,
      disableUrlAccess: true,
      signal,
      ...mail,
    });
  };
}
