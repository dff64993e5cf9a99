import { expect, test } from 'vitest';
import { fieldVitals } from '../../src/audit/fetching/crux.ts';
import { startSite } from './stand-in-site.ts';

const page = new URL('https://shop.in/menu');
const never = new AbortController().signal;

/** Google's stand-in: answers a page, a site, or anything with a status. */
async function ask(answers: { page?: object; site?: object; status?: number }) {
  const asked: unknown[] = [];
  const google = await startSite(async (request, response) => {
    const body = JSON.parse(Buffer.concat(await request.toArray()).toString());
    asked.push(body);
    const record = body.url === undefined ? answers.site : answers.page;
    response.statusCode = answers.status ?? (record ? 200 : 404);
    response.end(JSON.stringify(record ?? { error: { code: 404 } }));
  });
  const endpoint = `http://127.0.0.1:${google.ports[80]}/query`;
  const vitals = fieldVitals('k', page, never, endpoint);
  return { vitals, asked, google };
}

// As Google's documentation shows an answer.
const record = (lcp: number) => ({
  record: {
    key: { formFactor: 'PHONE' },
    metrics: {
      largest_contentful_paint: { histogram: [], percentiles: { p75: lcp } },
      cumulative_layout_shift: { histogram: [], percentiles: { p75: '0.05' } },
    },
  },
});

test('takes what visitors of the page saw', async () => {
  const { vitals, asked, google } = await ask({ page: record(2100) });
  expect(await vitals).toEqual({ lcp: 2100, inp: undefined, cls: 0.05 });
  expect(asked).toEqual([{ url: 'https://shop.in/menu', formFactor: 'PHONE' }]);
  expect(google.asked[0]).toContain('/query?key=k');
});

test('takes the whole site where the page has too few visits', async () => {
  const { vitals } = await ask({ site: record(3000) });
  expect(await vitals).toMatchObject({ lcp: 3000 });
});

test('says so where the site has too few', async () => {
  const { vitals } = await ask({});
  expect(await vitals).toBe('none');
});

test.each([
  ['refuses', { status: 403 }],
  ['answers something else', { page: { record: 'soon' } }],
])('has no answer when Google %s', async (_what, answers) => {
  const { vitals } = await ask(answers);
  await expect(vitals).rejects.toThrow();
});
