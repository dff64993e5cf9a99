import nodemailer from 'nodemailer';
import type { MailSettings } from '../settings.ts';
import type { Channel, Outcome } from './channel.ts';
import { mailText, senderOf } from './mail-text.ts';

/** SMTP refusals that no later attempt will change: of the address or of the message itself. */
const refusals = new Set(['EENVELOPE', 'EMESSAGE']);

/**
 * Mail about each lead. It comes from our own address, so that it passes SPF and DMARC; the visitor
 * stands in Reply-To only. Every attempt carries the same Message-ID, which mailboxes use to drop a
 * repeated one.
 */
export function mailChannel({ smtpUrl, to, from }: MailSettings): Channel {
  const transport = nodemailer.createTransport(smtpUrl);
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    name: 'mail',
    send: async ({ key, leads: [lead] }, signal) => {
      const { name, address } = senderOf(lead);
      const mail = transport.sendMail({
        from,
        to,
        ...(address && { replyTo: { name, address } }),
        messageId: `<${key}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
        // A lead's text must never make this machine read a file or fetch an address.
        disableFileAccess: true,
        disableUrlAccess: true,
        ...mailText(lead),
      });
      try {
        await Promise.race([mail, rejectOn(signal)]);
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
  const final = refusals.has(String(code)) && Number(responseCode) >= 500;
  return final ? { kind: 'permanent', reason: `answered ${responseCode}` } : undefined;
}

/** nodemailer knows no signals. */
function rejectOn(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
