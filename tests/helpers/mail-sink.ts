import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { parseMail, type ReceivedMail } from './parse-mail.ts';
import { waitFor } from './wait-for.ts';

export interface MailSink {
  /** For SMTP_URL. */
  readonly url: string;
  readonly mails: readonly ReceivedMail[];
  /** Answers the next mails with this SMTP code, for example 451; undefined takes them again. */
  refuseWith(code: number | undefined): void;
  received(count: number, timeoutMs?: number): Promise<readonly ReceivedMail[]>;
  stop(): Promise<void>;
}

/** Starts a mail server on loopback that keeps what it is sent. */
export async function startMailSink(): Promise<MailSink> {
  const mails: ReceivedMail[] = [];
  let refusal: number | undefined;

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: async (stream, session, done) => {
      const raw = Buffer.concat(await stream.toArray()).toString('utf8');
      if (refusal !== undefined) {
        done(Object.assign(new Error('refused'), { responseCode: refusal }));
        return;
      }
      const { mailFrom, rcptTo } = session.envelope;
      const from = mailFrom ? mailFrom.address : '';
      mails.push({ from, to: rcptTo.map(({ address }) => address), ...parseMail(raw) });
      done();
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
    received: (count, timeoutMs) =>
      waitFor(`${count} mails`, () => mails.length >= count && mails, timeoutMs),
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
