import { ofFacts } from '../check.ts';
import { fail, notApplicable, partly, pass, passIf, shareRight } from '../outcome.ts';
import { drawingFiles, menuPages, pictureFiles } from '../reading/addresses.ts';
import type { RobotsFacts } from '../reading/robots.ts';
import { isFine } from '../statuses.ts';

type Blocked = RobotsFacts['blockedFiles'][number];
/** A line of robots.txt, with what it closes. */
const closing = ({ url }: RobotsFacts, { url: to, by }: Blocked) => ({
  url,
  line: by.line,
  found: `${by.text} → ${to}`,
});

/** robots.txt lets Googlebot fetch the page, and those to which its menu leads: a part of it is half of the loss. */
export const openToGoogle = ofFacts(['robots', 'page'], ({ robots, page }) => {
  const { blocksGoogle: by, blockedFiles } = robots;
  const menu = new Set(menuPages(page));
  const blocked = by ? [{ url: page.url, by }] : blockedFiles.filter(({ url }) => menu.has(url));
  const evidence = blocked.map((each) => closing(robots, each));
  const open = by ? 0 : blocked.length > 0 ? 1 : 2;
  return partly(open, 2, { figures: { blocked: blocked.length }, evidence });
});

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

/**
 * Google may fetch the styles and scripts with which the page is drawn, and its pictures: one or a few may be a
 * counter, a map.
 */
export const filesOpen = ofFacts(['page', 'robots'], ({ page, robots }) => {
  // Where all is closed, one repair opens all.
  if (robots.blocksGoogle) return notApplicable;
  const blockedAs = (file: string) => robots.blockedFiles.find(({ url }) => url === file);
  const pictures = pictureFiles(page);
  const shut = pictures.filter(blockedAs);
  const isMost = shut.length > 1 && shut.length > pictures.length / 2;
  return shareRight([...drawingFiles(page), ...(isMost ? pictures : [])], (file) => {
    const blocked = blockedAs(file);
    return blocked && closing(robots, blocked);
  });
});

/** Which robots of assistants may read the page. Told and not counted: to refuse them is a choice. */
export const openToAssistants = ofFacts(['robots'], ({ robots: { url, assistants } }) => {
  if (assistants.length === 0) return notApplicable;
  const names = (isBlocked: boolean) =>
    assistants
      .filter(({ blockedBy }) => Boolean(blockedBy) === isBlocked)
      .map(({ robot }) => robot)
      .join(', ') || '–';
  const evidence = assistants.flatMap(({ robot, blockedBy: by }) =>
    by ? [{ url, line: by.line, found: `${robot}: ${by.text}` }] : [],
  );
  const figures = { blocked: names(true), allowed: names(false) };
  return passIf(evidence.length === 0, { figures, evidence });
});

/** A list of pages for language models. Told and not counted: no search ranks by it. */
export const llmsTxt = ofFacts(['llms'], ({ llms }) =>
  llms === 'none' ? fail() : pass({ evidence: [{ url: llms.url }] }),
);
