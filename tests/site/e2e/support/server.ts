import type { FormName } from '../../../../src/forms/definition.ts';
import type { LeadWithDeliveries } from '../../../../src/leads/storage/lead-store.ts';
import { leadsAt, type Relay, startRelay, startSite, waitFor } from '../../../helpers/index.ts';

/** The real server with a stand-in for each external service. */
export interface Server {
  readonly url: string;
  /** For programs that work beside it. */
  readonly databaseUrl: string;
  /** By the form whose leads it takes. */
  readonly relays: Readonly<Record<FormName, Relay>>;
  /** Leads that hold this text and are not spam, newest first. */
  leadsWith(text: string): Promise<LeadWithDeliveries[]>;
  stop(): Promise<void>;
}

/** Starts a server with a database of its own on a free port. */
export async function startServer(): Promise<Server> {
  const relays = {
    inquiry: await startRelay(),
    proposal: await startRelay(),
    callback: await startRelay(),
    comment: await startRelay(),
  };
  const site = await startSite({
    env: {
      INQUIRY_RELAY_URL: relays.inquiry.url,
      PROPOSAL_SHEET_URL: relays.proposal.url,
      CALLBACK_RELAY_URL: relays.callback.url,
      COMMENT_SHEET_URL: relays.comment.url,
      LEADS_SHEET_RATE: '6000',
    },
  });
  return {
    url: site.url,
    databaseUrl: String(site.env.DATABASE_URL),
    relays,
    leadsWith: async (text) => {
      const leads = await leadsAt(String(site.env.DATABASE_URL));
      return leads.filter((lead) => Object.values(lead.fields).includes(text));
    },
    stop: async () => {
      await site.stop();
      for (const relay of Object.values(relays)) await relay.stop();
    },
  };
}

/** Waits for the post that holds this text; a relay is shared by the tests of a worker. */
export function postWith(relay: Relay, text: string) {
  return waitFor(`a post with ${text}`, () =>
    relay.requests.find(
      ({ parts, json }) =>
        parts.some(([, value]) => value === text) || JSON.stringify(json)?.includes(text),
    ),
  );
}
