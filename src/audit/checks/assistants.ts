import { ofFacts } from '../check.ts';
import { fail, notApplicable, pass } from '../outcome.ts';

/** Which robots of assistants may read the page. Told and not counted: to refuse them is a choice. */
export const openToAssistants = ofFacts(['robots'], ({ robots: { url, assistants } }) => {
  if (assistants.length === 0) return notApplicable;
  const blocked = assistants.filter(({ blockedBy }) => blockedBy);
  const names = (some: typeof assistants) => some.map(({ robot }) => robot).join(', ') || '–';
  const allowed = assistants.filter(({ blockedBy }) => !blockedBy);
  const figures = { blocked: names(blocked), allowed: names(allowed) };
  if (blocked.length === 0) return pass({ figures, evidence: [{ url }] });
  const evidence = blocked.map(({ robot, blockedBy }) => ({
    url,
    line: blockedBy?.line,
    found: `${robot}: ${blockedBy?.text}`,
  }));
  return fail({ figures, evidence });
});

/** A list of pages for language models. Told and not counted: no search ranks by it. */
export const llmsTxt = ofFacts(['llms'], ({ llms }) =>
  llms === 'none' ? fail() : pass({ evidence: [{ url: llms.url }] }),
);
