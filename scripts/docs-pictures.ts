// Takes the pictures of docs/editing.md and docs/leads.md anew: node scripts/docs-pictures.ts
import { chromium } from '@playwright/test';
import { chromiumArguments, ensureChromium } from './chromium.ts';
import { editorPictures } from './docs-pictures/editor.ts';
import { inboxPictures } from './docs-pictures/inbox.ts';

const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: chromiumArguments,
});
try {
  await inboxPictures(browser);
  await editorPictures(browser);
} finally {
  await browser.close();
}
