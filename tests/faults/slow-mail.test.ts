import { expect, onTestFinished, test } from 'vitest';
import { openStoreAt, startMailSink, startSite, waitFor } from '../helpers/index.ts';
import { longRun } from './long-run.ts';

const LEADS = 2;

test.runIf(longRun).each([20_000, 60_000])(
  'a mail server that answers DATA after %i ms gets one mail a lead, and each is noted',
  async (answerMs) => {
    const mails = await startMailSink();
    onTestFinished(() => mails.stop());
    mails.answerAfter(answerMs);
    const mail = { SMTP_URL: mails.url, LEADS_MAIL_TO: 'sales@example.com' };
    const site = await startSite({
      env: { ...mail, COMMENT_SHEET_URL: 'none' },
      args: ['--api-only'],
    });
    onTestFinished(async () => {
      await site.stop();
    });
    for (let count = 0; count < LEADS; count += 1) {
      const body = new URLSearchParams({ name: `Asha ${count}`, comment: 'Nice' });
      await fetch(`${site.url}/api/leads/comment`, { method: 'POST', body });
    }
    const store = await openStoreAt(String(site.env.DATABASE_URL));
    await waitFor(
      'both to be delivered',
      async () => (await store.stats()).deliveries.every(({ state }) => state === 'delivered'),
      LEADS * answerMs + 60_000,
    );
    await store.close();
    expect(mails.mails).toHaveLength(LEADS);
    expect(new Set(mails.mails.map(({ headers }) => headers['message-id'])).size).toBe(LEADS);
  },
  400_000,
);
