/** Earlier versions of the entry whose form is open, and the way back to one. */

/** @typedef {{ field: string, before: string, after: string }} Difference */
/** @typedef {{ commit: string, by: string, at: string, why: string, text: string, changed: Difference[] }} Version */

const DAY = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });

/**
 * Lists the versions of a form's file.
 *
 * @param {HTMLElement} place
 * @param {string} form its address
 * @param {(problem?: string) => void} done called once a version was brought back, or could not be
 */
export async function showHistory(place, form, done) {
  const answer = await fetch(`history.json?${new URLSearchParams({ form })}`);
  if (!answer.ok) {
    place.replaceChildren(element('p', 'Open a form, then its earlier versions are here.'));
    return;
  }
  /** @type {{ path: string, unsent: Difference[], versions: Version[] }} */
  const { path, unsent, versions } = await answer.json();
  const list = element('ol');
  if (unsent.length > 0) list.append(item('Saved here, and not sent to the others yet', unsent));
  for (const [index, version] of versions.entries()) {
    const { by, at, why, text, changed } = version;
    const shown = item(`${DAY.format(new Date(at))}, ${by}: ${why}`, changed);
    if (index > 0 || unsent.length > 0) {
      const button = element('button', 'Bring this one back');
      button.addEventListener('click', async () => done(await save(path, text)));
      shown.append(button);
    }
    list.append(shown);
  }
  const none = 'There are no earlier versions: git has none of this file.';
  place.replaceChildren(
    element('h2', `Earlier versions of ${path}`),
    versions.length > 0 ? list : element('p', none),
  );
}

/**
 * The same as a save in the form: the file is written, and the version that was there stays in git once
 * it has been sent.
 *
 * @param {string} path
 * @param {string} text
 * @returns {Promise<string | undefined>} what kept it from being saved
 */
async function save(path, text) {
  const address = `/files/${path.split('/').map(encodeURIComponent).join('/')}`;
  const { ok, headers } = await fetch(address, { method: 'HEAD' });
  const version = ok ? headers.get('etag') : undefined;
  const written = await fetch(address, {
    method: 'PUT',
    body: text,
    headers: version ? { 'if-match': version } : {},
  });
  return written.ok ? undefined : written.text();
}

/**
 * @param {string} heading
 * @param {readonly Difference[]} changed
 */
function item(heading, changed) {
  const shown = element('li');
  const differences = element('dl');
  for (const { field, before, after } of changed) {
    const said = element('dd');
    if (before) said.append(element('del', before));
    if (after) said.append(element('ins', after));
    differences.append(
      element(
        'dt',
        field.replaceAll(/\.(\d+)/g, (_, at) => `[item ${+at + 1}]`),
      ),
      said,
    );
  }
  shown.append(element('h3', heading), differences);
  return shown;
}

/**
 * @param {string} name
 * @param {string} [text]
 */
function element(name, text = '') {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
