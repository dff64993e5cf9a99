import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { parseMail, type ReceivedMail } from './parse-mail.ts';
import { waitFor } from './wait-for.ts';

export interface MailSink {
  /** For SMTP_URL. */
  readonly url: string;
  readonly mails: readonly ReceivedMail[];
  /** Answers the next mails with this SMTP code, for example 451; undefined takes them again. */
  refuseWith(code: number | undefined): void;
  /** The same for the addresses that mails are for. */
  refuseRecipientsWith(code: number | undefined): void;
  /** Answers the next mails this much later, in ms. */
  answerAfter(ms: number): void;
  /** How many mails their sender has given up while they waited for an answer. */
  readonly brokenOff: number;
  received(count: number, timeoutMs?: number): Promise<readonly ReceivedMail[]>;
  stop(): Promise<void>;
}

/** Starts a mail server on loopback that keeps what it is sent. */
export async function startMailSink(): Promise<MailSink> {
  const mails: ReceivedMail[] = [];
  let refusal: number | undefined;
  let recipientRefusal: number | undefined;
  let delayMs = 0;
  let brokenOff = 0;
  const waiting = new Set<string>();

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, done) => done(refused(recipientRefusal)),
    onData: async (stream, session, done) => {
      const chunks = await stream.toArray().catch(() => undefined);
      // A sender that gave up halfway: nobody waits for an answer.
      if (!chunks) return;
      const raw = Buffer.concat(chunks).toString('utf8');
      if (refusal !== undefined) {
        done(refused(refusal));
        return;
      }
      if (delayMs > 0) {
        waiting.add(session.id);
        await sleep(delayMs, undefined, { ref: false });
        waiting.delete(session.id);
      }
      const { mailFrom, rcptTo } = session.envelope;
      const from = mailFrom ? mailFrom.address : '';
      mails.push({ from, to: rcptTo.map(({ address }) => address), ...parseMail(raw) });
      done();
    },
    onClose: (session) => {
      if (waiting.has(session.id)) brokenOff += 1;
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;

  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuseWith: (code) => {
      refusal = code;
    },
    refuseRecipientsWith: (code) => {
      recipientRefusal = code;
    },
    answerAfter: (ms) => {
      delayMs = ms;
    },
    get brokenOff() {
      return brokenOff;
    },
    received: (count, timeoutMs) =>
      waitFor(`${count} mails`, () => mails.length >= count && mails, timeoutMs),
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

function refused(responseCode: number | undefined): Error | undefined {
  return responseCode === undefined
    ? undefined
    : Object.assign(new Error('refused'), { responseCode });
}
