import nodemailer from 'nodemailer';
import type { Channel, Outcome } from './channel.ts';
import { mailText, replyTo } from './mail-text.ts';

/**
 * What a mail may take from connecting to the answer to DATA, for which servers that look for spam
 * and viruses need their time; RFC 5321 allows even more. One that doesn't answer at all is given up
 * sooner.
 */
const TIMEOUT_MS = 180_000;
const GREETING_TIMEOUT_MS = 30_000;
/** How long a server may take to close its side of a connection that we have closed. */
const CLOSE_TIMEOUT_MS = 1_000;

/** Refusals of the addresses, which come from the settings, and of the message itself. */
const refusals = new Set(['EENVELOPE', 'EMESSAGE']);

interface MailSettings {
  readonly smtpUrl: string;
  /** One address or several, separated by commas. */
  readonly to: string;
  /** The first of them unless given. */
  readonly from?: string | undefined;
}

/**
 * Mail about each lead. It comes from our own address, so that it passes SPF and DMARC; the visitor
 * stands in Reply-To only. Every attempt carries the same Message-ID, which mailboxes use to drop a
 * repeated one.
 *
 * @param mailsPerMinute what the server takes
 */
export function mailChannel(
  { smtpUrl, to, from = to.split(',')[0] }: MailSettings,
  mailsPerMinute: number,
): Channel {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    connectionTimeout: GREETING_TIMEOUT_MS,
    greetingTimeout: GREETING_TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    socketCloseTimeout: CLOSE_TIMEOUT_MS,
  });
  const domain = /@([^\s>]+)/.exec(from ?? to)?.[1] ?? 'localhost';
  return {
    name: 'mail',
    timeoutMs: TIMEOUT_MS,
    intervalMs: 60_000 / mailsPerMinute,
    send: async ({ key, leads: [lead] }, signal) => {
      const visitor = replyTo(lead);
      try {
        await transport.sendMail({
          from,
          to,
          ...(visitor.address && { replyTo: visitor }),
          messageId: `<${key}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
          // A lead's text must never make this machine read a file or fetch an address.
          disableFileAccess: true,
          disableUrlAccess: true,
          signal,
          ...mailText(lead),
        });
        return { kind: 'delivered' };
      } catch (error) {
        return refusalOf(error) ?? Promise.reject(error);
      }
    },
  };
}

function refusalOf(error: unknown): Outcome | undefined {
  if (!(error instanceof Error && 'code' in error && 'responseCode' in error)) return undefined;
  const { code, responseCode } = error;
  if (!refusals.has(String(code))) return undefined;
  const blamesLead = code === 'EMESSAGE' && Number(responseCode) >= 500;
  return { kind: blamesLead ? 'permanent' : 'retryable', reason: `answered ${responseCode}` };
}
