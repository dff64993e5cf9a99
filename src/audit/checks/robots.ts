import { ofFacts } from '../check.ts';
import { fail, notApplicable, partly, pass, passIf, shareRight } from '../outcome.ts';
import { drawingFiles, menuPages } from '../reading/addresses.ts';
import { isFine } from '../statuses.ts';

/** robots.txt lets Googlebot fetch the page, and those to which its menu leads. */
export const openToGoogle = ofFacts(
  ['robots', 'page'],
  ({ robots: { url, blocksGoogle, blockedFiles }, page }) => {
    const menu = new Set(menuPages(page));
    const all = menu.size + 1;
    if (blocksGoogle) {
      const evidence = [{ url, line: blocksGoogle.line, found: blocksGoogle.text }];
      return fail({ figures: { blocked: all }, evidence });
    }
    const blocked = blockedFiles.filter((file) => menu.has(file.url));
    return partly(all - blocked.length, all, {
      figures: { blocked: blocked.length },
      evidence: blocked.map(({ url: to, by }) => ({
        url,
        line: by.line,
        found: `${by.text} → ${to}`,
      })),
    });
  },
);

/** A robots.txt that is missing is fine; one that the server breaks on stops Google. */
export const reachable = ofFacts(['robots'], ({ robots: { url, status } }) =>
  passIf(status < 500 && status !== 429, {
    figures: { status },
    evidence: [{ url, found: `HTTP ${status}`, expected: 'HTTP 200 or 404' }],
  }),
);

/** robots.txt holds rules: a web page in its place is passed over by robots. */
export const readable = ofFacts(['robots'], ({ robots: { url, status, unreadable, unheeded } }) => {
  if (!isFine(status)) return notApplicable;
  if (unheeded.length > 0)
    return fail({ evidence: unheeded.map(({ line, text }) => ({ url, line, found: text })) });
  return unreadable ? fail({ evidence: [{ url }] }) : pass({ evidence: [{ url }] });
});

/** Google may fetch the styles and scripts with which the page is drawn. */
export const filesOpen = ofFacts(['page', 'robots'], ({ page, robots }) => {
  // Where all is closed, one repair opens all.
  if (robots.blocksGoogle) return notApplicable;
  const blocking = new Map(robots.blockedFiles.map(({ url, by }) => [url, by]));
  return shareRight(
    drawingFiles(page),
    (url) => {
      const by = blocking.get(url);
      return by && { url: robots.url, line: by.line, found: `${by.text} → ${url}` };
    },
    ['blocked', 'files'],
  );
});

/** Which robots of assistants may read the page. Told and not counted: to refuse them is a choice. */
export const openToAssistants = ofFacts(['robots'], ({ robots: { url, assistants } }) => {
  if (assistants.length === 0) return notApplicable;
  const blocked = assistants.filter(({ blockedBy }) => blockedBy);
  const names = (some: typeof assistants) => some.map(({ robot }) => robot).join(', ') || '–';
  const allowed = assistants.filter(({ blockedBy }) => !blockedBy);
  const figures = { blocked: names(blocked), allowed: names(allowed) };
  const evidence = blocked.map(({ robot, blockedBy }) => ({
    url,
    line: blockedBy?.line,
    found: `${robot}: ${blockedBy?.text}`,
  }));
  return passIf(blocked.length === 0, {
    figures,
    evidence: blocked.length > 0 ? evidence : [{ url }],
  });
});

/** A list of pages for language models. Told and not counted: no search ranks by it. */
export const llmsTxt = ofFacts(['llms'], ({ llms }) =>
  llms === 'none' ? fail() : pass({ evidence: [{ url: llms.url }] }),
);
