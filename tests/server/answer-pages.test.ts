import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Mustache from 'mustache';
import { expect, onTestFinished, test } from 'vitest';
import { loadAnswerPages } from '../../src/server/answer-pages.ts';
import { releaseFixture } from './fixture-site.ts';

test('the answers of a release are forgotten with it', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'answers-'));
  onTestFinished(() => rm(dist, { recursive: true }));
  const { dir } = await releaseFixture(dist);
  const answers = await loadAnswerPages(dir);
  answers.render('success', { message: 'Thanks' } as Parameters<typeof answers.render>[1]);
  expect(Mustache.templateCache).toMatchObject({ _cache: {} });
  const templates = Object.keys(Reflect.get(Mustache.templateCache ?? {}, '_cache'));
  // Other tests of this process may have rendered mails.
  expect(templates.filter((template) => template.includes('{{message}}'))).toEqual([]);
});
