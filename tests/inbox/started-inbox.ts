import { once } from 'node:events';
import { type IncomingHttpHeaders, request } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { inboxLook } from '../../scripts/inbox-look.ts';
import { type Access, inboxAccess } from '../../src/inbox/access.ts';
import { createInbox, portOf } from '../../src/inbox/app.ts';
import { reportFinder } from '../../src/inbox/report-link.ts';
import { readInboxSettings } from '../../src/inbox/settings.ts';
import { type LeadDesk, leadDesk } from '../../src/leads/desk/open-desk.ts';
import { readMailSettings } from '../../src/leads/mail/settings.ts';
import type { LeadStore, NewLead } from '../../src/leads/storage/lead-store.ts';
import { leadStore } from '../../src/leads/storage/open-store.ts';
import type { Tables } from '../../src/platform/database/schema.ts';
import { newLead } from '../helpers/index.ts';

const HOUR_MS = 3_600_000;

interface Asked {
  readonly method?: 'GET' | 'POST';
  /** 127.0.0.1 and the port unless given. */
  readonly host?: string;
  /** Only with a post unless given; null sends none. */
  readonly origin?: string | null;
  readonly cookie?: string | undefined;
  readonly headers?: Record<string, string>;
  /** Sent as a form sends it. */
  readonly fields?: Record<string, string>;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

const sales = {
  lostBecause: ['Price', 'Not now'],
  cameBy: ['IndiaMART', 'Referral'],
  greetings: [
    { label: 'English', lang: 'en', text: 'Hello {name}, {who} of {agency} about {about}.' },
    { label: 'हिंदी', lang: 'hi', text: 'नमस्ते {name} जी, {agency} से {who}।' },
  ],
};

export const siteUrl = new URL('https://www.example.com');

/** An inbox that listens, over a database of the test's. */
export class StartedInbox {
  readonly desk: LeadDesk;
  readonly access: Access;
  readonly port: number;
  readonly #app: FastifyInstance;
  readonly #store: LeadStore;

  private constructor(store: LeadStore, desk: LeadDesk, access: Access, app: FastifyInstance) {
    this.#store = store;
    this.desk = desk;
    this.access = access;
    this.#app = app;
    this.port = portOf(app);
  }

  static async start(
    db: Kysely<Tables>,
    { shared = false, now = () => new Date(), env = {} as Record<string, string> } = {},
  ): Promise<StartedInbox> {
    const desk = leadDesk(db, shared, now);
    const access = inboxAccess(db, now);
    const mail = readMailSettings(env);
    const app = createInbox({
      settings: readInboxSettings({ LOG_LEVEL: 'silent', ...env }),
      desk,
      access,
      look: await inboxLook(),
      firm: 'Firm & Co',
      sales,
      hours: { days: [1, 2, 3, 4, 5, 6], opens: '09:30', closes: '18:30', holidays: [] },
      mail: mail === 'off' ? undefined : mail,
      siteUrl,
      findReport: reportFinder(db, siteUrl),
      now,
    });
    await app.listen({ host: '127.0.0.1', port: 0 });
    let asked = 0;
    // Each lead comes a little later than the one before.
    const store = leadStore(db, shared, () => new Date(now().getTime() + asked++));
    return new StartedInbox(store, desk, access, app);
  }

  /** Asks as any program could: also for what no browser would send. */
  async ask(path: string, asked: Asked = {}): Promise<Answer> {
    const { fields, cookie, headers = {}, method = fields ? 'POST' : 'GET' } = asked;
    const own = `http://127.0.0.1:${this.port}`;
    const origin = asked.origin === undefined ? (method === 'POST' ? own : null) : asked.origin;
    const sent = request({
      host: '127.0.0.1',
      port: this.port,
      path,
      method,
      agent: false,
      headers: {
        host: asked.host ?? `127.0.0.1:${this.port}`,
        ...(origin !== null && { origin }),
        ...(cookie && { cookie }),
        ...(fields && { 'content-type': 'application/x-www-form-urlencoded' }),
        ...headers,
      },
    });
    sent.end(fields && new URLSearchParams(fields).toString());
    const [response] = await once(sent, 'response');
    let text = '';
    for await (const chunk of response.setEncoding('utf8')) text += chunk;
    return { status: response.statusCode, headers: response.headers, text };
  }

  /** Opens it for a person; gives the browser's cookie. */
  async open(who: string): Promise<string> {
    const token = await this.access.makeLink(who, HOUR_MS);
    return cookieOf(await this.ask('/open', { fields: { token } }));
  }

  /** Stores a lead as the server does. */
  async save(change: Partial<NewLead> = {}): Promise<string> {
    const fields = { name: 'Asha Verma', number: '9876543210', source: 'home' };
    const lead = newLead({ fields, ...change });
    const { id } = await this.#store.save(lead, ['mail']);
    return id;
  }

  /** What a page of a lead would post. */
  async formOf(id: string, cookie: string): Promise<Record<string, string>> {
    const { text } = await this.ask(`/leads/${id}`, { cookie });
    const hidden = text.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g);
    return Object.fromEntries([...hidden].map(([, name = '', value = '']) => [name, value]));
  }

  stop(): Promise<void> {
    return this.#app.close();
  }
}

/** The cookie that an answer sets, as a browser gives it back. */
export function cookieOf({ headers }: Answer): string {
  return headers['set-cookie']?.[0]?.split(';', 1)[0] ?? '';
}
