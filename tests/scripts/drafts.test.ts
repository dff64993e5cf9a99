import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readRecord } from '../../scripts/publish/record.ts';
import { git, PRICE, publishedSite } from './published-site.ts';

const at = publishedSite();
const HOST = 'https://drafts.example.com';
const run = () => at.run({ drafts: HOST });
const drafts = () => readRecord(at.site).drafts;

/** What the editor does for a draft: a branch with a commit, by somebody. */
function draft(name: string, who: string, files: Readonly<Record<string, string>>): void {
  git(at.colleague, 'switch', '-q', '-c', `cms/${name}`, 'main');
  for (const [file, text] of Object.entries(files)) at.write(`colleague/${file}`, text);
  git(at.colleague, 'add', '-A');
  const author = `${who} <${who.toLowerCase()}@example.com>`;
  git(at.colleague, 'commit', '-q', '-m', `${who}'s draft`, '--author', author);
  git(at.colleague, 'push', '-q', 'origin', 'HEAD');
  git(at.colleague, 'switch', '-q', 'main');
}

/** What somebody who has the address of a preview sees. */
function shown(branch: string): string | undefined {
  const { preview } = drafts()[branch] ?? {};
  const id = preview?.slice(`${HOST}/open/`.length, -1) ?? '';
  const file = join(at.site.root, 'drafts/sites', id, 'Contact.html');
  return id && existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

test('two colleagues have a draft each, see it, publish one, and take it back', async () => {
  draft('price', 'Asha', { [PRICE]: 'price: 2' });
  draft('news', 'Ravi', { 'content/news.yaml': 'a: 1', [PRICE]: 'price: 3' });
  expect((await run()).ok).toBe(true);
  expect([shown('cms/price'), shown('cms/news')]).toEqual(['price: 2', 'price: 3']);
  expect(drafts()['cms/news']?.said).toMatch(/^Ravi's draft \(Ravi <ravi@example\.com>/);
  expect(at.served()).toBe('price: 1');
  const addresses = Object.values(drafts()).map(({ preview }) => preview);
  for (const address of addresses) expect(address).toMatch(/\/open\/[\w-]{32}\/$/);
  expect(new Set(addresses).size).toBe(2);

  // The editor's Publish: the branch is merged, and goes.
  git(at.colleague, 'merge', '-q', '--no-ff', '-m', 'Publish', 'cms/price');
  git(at.colleague, 'push', '-q', 'origin', 'main', ':cms/price');
  await run();
  expect(at.served()).toBe('price: 2');
  expect(readRecord(at.site).last).toMatchObject({ done: true, by: ['asha@example.com'] });
  expect(Object.keys(drafts())).toEqual(['cms/news']);
  expect(readdirSync(join(at.site.root, 'drafts/sites'))).toEqual([]);
  // The other has changed the same line since.
  expect(drafts()['cms/news']?.said).toContain('the same lines');
  expect(shown('cms/news')).toBeUndefined();

  git(at.colleague, 'revert', '--no-edit', '-m', '1', 'HEAD');
  git(at.colleague, 'push', '-q', 'origin', 'main');
  await run();
  expect(at.served()).toBe('price: 1');
  expect(shown('cms/news')).toBe('price: 3');
});

test('a draft is built when it has changed, and its address stays', async () => {
  draft('price', 'Asha', { [PRICE]: 'price: 2' });
  await run();
  const { preview } = drafts()['cms/price'] ?? {};
  expect(at.scripts).toHaveLength(2);
  await run();
  expect(at.scripts).toEqual(['first: build.ts --if-changed']);
  git(at.colleague, 'switch', '-q', 'cms/price');
  at.write(`colleague/${PRICE}`, 'price: 4');
  git(at.colleague, 'commit', '-q', '-a', '-m', 'Another');
  git(at.colleague, 'push', '-q', 'origin', 'HEAD');
  await run();
  expect(shown('cms/price')).toBe('price: 4');
  expect(drafts()['cms/price']?.preview).toBe(preview);
  // The site's own files are none of the draft's.
  expect(at.served()).toBe('price: 1');
});

test('what was built before a run is broken off is not built again', async () => {
  draft('price', 'Asha', { [PRICE]: 'price: 2' });
  // Its build ends the run, as a restart of the machine would.
  git(at.colleague, 'switch', '-q', '-c', 'cms/q', 'main');
  git(at.colleague, 'mv', PRICE, 'content/another.yaml');
  git(at.colleague, 'commit', '-q', '-m', 'No price');
  git(at.colleague, 'push', '-q', 'origin', 'HEAD');
  git(at.colleague, 'switch', '-q', 'main');
  expect((await run()).ok).toBe(false);
  expect(shown('cms/price')).toBe('price: 2');
});

test('what is wrong with a draft is told with it, and keeps nothing else', async () => {
  draft('wrong', 'Asha', { [PRICE]: 'price: wrong' });
  draft('code', 'Ravi', { 'scripts/build.ts': 'evil' });
  draft('right', 'Asha', { [PRICE]: 'price: 2' });
  expect((await run()).ok).toBe(true);
  expect(drafts()['cms/wrong']).toMatchObject({ said: expect.stringContaining('Write a number.') });
  expect(drafts()['cms/code']?.said).toContain('more than texts and pictures: scripts/build.ts');
  expect(at.scripts.join()).not.toContain('evil');
  expect(shown('cms/right')).toBe('price: 2');
  expect(shown('cms/wrong')).toBeUndefined();
});

test('without an address for drafts none is fetched', async () => {
  draft('price', 'Asha', { [PRICE]: 'price: 2' });
  await at.run();
  expect(drafts()).toEqual({});
  expect(git(at.site.repository, 'for-each-ref', 'refs/publish/drafts')).toBe('');
});

test('a publish that fails is recorded once, with those whose changes wait', async () => {
  at.change({ [PRICE]: 'price: wrong' }, 'A wrong price');
  await at.run();
  const first = readRecord(at.site).last;
  expect(first).toMatchObject({
    done: false,
    by: ['asha@example.com'],
    said: expect.stringContaining('It came with:\n- A wrong price'),
  });
  await at.run();
  expect(readRecord(at.site).last).toEqual(first);
  rmSync(join(at.site.dist, 'publish.json'));
  expect(readRecord(at.site)).toEqual({ drafts: {} });
});
