import { cleanTexts } from '../clean-text.ts';
import type { AuditEvent } from '../said.ts';
import { judgeVisit } from './judge-visit.ts';
import { noPageStop } from './no-page.ts';
import { openPage, readAnswer } from './open-page.ts';
import type { RunTools } from './visit.ts';

/**
 * Audits a page and tells what happens; the last event is `done` or `stopped`. All that is ever shown of a
 * stranger's page passes here, whatever it was read from, and is cleaned here.
 */
export async function* runAudit(typed: URL, tools: RunTools): AsyncGenerator<AuditEvent> {
  for await (const event of openAndJudge(typed, tools)) yield cleanTexts(event);
}

async function* openAndJudge(typed: URL, tools: RunTools): AsyncGenerator<AuditEvent> {
  yield { kind: 'stage', stage: 'opening' };
  const opened = await openPage(typed, tools);
  if ('stop' in opened) return yield { kind: 'stopped', ...opened };
  yield { kind: 'stage', stage: 'reading' };
  const page = readAnswer(opened.answer);
  if (page === undefined) return yield { kind: 'stopped', stop: 'too-much' };
  const { url, status } = page;
  const stop = noPageStop(page, typed);
  if (stop === undefined) yield* judgeVisit({ ...tools, page, rules: opened.rules });
  else yield { kind: 'stopped', stop, url, status };
}
