/** In the team's editor: what became of the last publish, and the way to the draft that is open. */
import { create } from './create.js';

const ASKED_EVERY_MS = 30_000;
/** Such as #/collections/articles/entries/a-new-one */
const FORM = /^#\/(?:collections|workflow)\/(?<list>[^/?]+)(?:\/entries)?\/(?<name>[^/?]+)/;

const DAY = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });

/** Shows it at the foot of the page, where the web server hands out publish.json. */
export async function publishLine() {
  const line = create('details', { id: 'publish-line' }, create('summary'), create('p'));
  const look = async () => {
    const answer = await fetch('publish.json').catch(() => undefined);
    if (!answer?.ok) return;
    fill(line, await answer.json());
    document.body.append(line);
  };
  await look();
  if (!line.isConnected) return;
  setInterval(look, ASKED_EVERY_MS);
  addEventListener('hashchange', look);
}

/**
 * @param {HTMLDetailsElement} line
 * @param {{ last?: { at: string, done: boolean, said: string }, drafts: Record<string, { said: string, preview?: string }> }} told
 */
function fill(line, { last, drafts }) {
  const [summary, text] = line.children;
  const { list = '', name = '' } = FORM.exec(location.hash)?.groups ?? {};
  const draft = drafts[`cms/${list}/${name}`];
  line.className = last?.done === false ? 'wrong' : 'right';
  if (draft?.preview) {
    const link = { href: draft.preview, target: '_blank' };
    summary?.replaceChildren(create('a', link, 'See this draft'));
  } else if (last) {
    const what = last.done ? 'On the site since' : 'Not on the site: tried';
    summary?.replaceChildren(`${what} ${DAY.format(new Date(last.at))}`);
  }
  text?.replaceChildren([draft?.said, last?.said].filter(Boolean).join('\n\n'));
}
