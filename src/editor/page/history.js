/** Earlier versions of the entry whose form is open, and the way back to one. */
import { create } from './create.js';
import { request } from './served-folder.js';

/** @typedef {{ field: string, before: string, after: string }} Difference */
/** @typedef {{ by: string, at: string, why: string, text: string, changed: Difference[] }} Version */

const DAY = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });

/**
 * Lists the versions of a form's file.
 *
 * @param {HTMLElement} place
 * @param {string} form its address
 * @param {() => void} done called once a version was brought back
 */
export async function showHistory(place, form, done) {
  const answer = await fetch(`history.json?${new URLSearchParams({ form })}`);
  if (!answer.ok) {
    place.replaceChildren(create('p', {}, 'Open a form, then its earlier versions are here.'));
    return;
  }
  /** @type {{ path: string, unsent: Difference[], versions: Version[] }} */
  const { path, unsent, versions } = await answer.json();
  const list = create('ol');
  /** @type {Set<string>} the fields of the changes that are newer than the one to be listed */
  const newer = new Set();
  /** @type {(changed: readonly Difference[], heading: string, before?: Version) => void} */
  const add = (changed, heading, before) => {
    const differences = create('dl');
    for (const { field, before, after } of changed) {
      const said = create('dd', {}, create('del', {}, before), create('ins', {}, after));
      differences.append(create('dt', {}, field), said);
      newer.add(field);
    }
    const shown = create('li', {}, create('h3', {}, heading), differences);
    list.append(shown);
    if (!before) return;
    const isOne = newer.size === 1 && (unsent.length === 0 || changed === unsent);
    const back = [...newer].slice(0, 12).join(', ') + (newer.size > 12 ? ' …' : '');
    const lost = unsent.length > 0 ? ' What was saved here and not sent is lost for good.' : '';
    const question = `What was changed here and since goes back, all of it: ${back}.${lost} Bring it back?`;
    const onclick = () => {
      // As a save in the form: what was there stays in git once it has been sent.
      if (isOne || confirm(question)) request('PUT', path, before.text).then(done);
    };
    shown.append(create('button', { onclick }, 'Bring back what was before this'));
  };
  if (unsent.length > 0) add(unsent, 'Saved here, and not sent to the others yet', versions[0]);
  for (const [index, { by, at, why, changed }] of versions.entries()) {
    add(changed, `${DAY.format(new Date(at))}, ${by}: ${why}`, versions[index + 1]);
  }
  const none = create('p', {}, 'There are no earlier versions: git has none of this file.');
  const heading = create('h2', {}, `Earlier versions of ${path}`);
  place.replaceChildren(heading, versions.length > 0 ? list : none);
}
