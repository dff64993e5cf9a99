/** Starts Sveltia CMS with the configuration that was made of the schemas. */
import { serveFolder } from './served-folder.js';
import { showField } from './show-field.js';

const SVELTIA = './sveltia/sveltia-cms.mjs';
const PREFERENCES = 'sveltia-cms.prefs';

const config = await (await fetch('config.json')).json();
if (config.backend.name === 'test-repo') await serveFolder();
// Who changes three things in a form would have to open it three times.
localStorage.setItem(PREFERENCES, localStorage.getItem(PREFERENCES) ?? '{"closeOnSave":false}');
// It would look for its configuration by itself.
Object.assign(window, { CMS_MANUAL_INIT: true });
const { default: CMS } = await import(SVELTIA);
CMS.init({ config });

addEventListener('message', ({ source, data }) => {
  if (source !== parent || typeof data?.address !== 'string') return;
  location.hash = data.address;
  showField(data.field);
});
