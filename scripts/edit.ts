// The editor beside a live preview, for this machine alone.
import { join } from 'node:path';
import { writeEditorFolder } from '../src/editor/editor-folder.ts';
import { gitHost, hasDrafts } from '../src/editor/git-host.ts';
import { keepPreview, type Started } from '../src/editor/preview.ts';
import { editorServer } from '../src/editor/server.ts';
import { openInBrowser } from '../src/platform/http/open-in-browser.ts';
import { DEFAULT_PORT, whyNotListening } from '../src/platform/http/port.mjs';
import { startDevelopment } from './development.ts';
import { freePort } from './free-port.ts';
import { optionsOrHelp } from './options.ts';
import { projectRoot } from './project.ts';

/** Where the editor for a git host is written; git ignores it. */
const FOLDER = 'editor';

const help = `An editor of all content in the browser, beside a live preview, for this computer alone.

  npm run edit [-- --no-open]
      Starts it and opens it; with --no-open it only prints its address.
  npm run edit -- --host ADDRESS [--sign-in HOW]
      Writes the editor of a team as files into ${FOLDER}/ in place of starting it here. ADDRESS names
      the repository, such as github:our-agency/website. HOW is how people sign in there: the id of an
      application, for GitHub the address of a service (docs/editing.md).
`;

const values = optionsOrHelp(help, {
  host: { type: 'string' },
  'sign-in': { type: 'string' },
  'no-open': { type: 'boolean', default: false },
});

if (values.host !== undefined) {
  try {
    const host = gitHost(values.host, values['sign-in']);
    writeEditorFolder(projectRoot, join(projectRoot, FOLDER), host);
    console.log(`The editor is in the folder ${FOLDER}/. Put it on a web server that only your people reach.
Each of them signs in ${values['sign-in'] === undefined ? 'with a token of their own from the git host' : 'as on the git host'}. ${
      hasDrafts(host)
        ? 'A change waits as a branch until somebody publishes it.'
        : 'A change is a commit at once: this kind of host has no drafts in the editor.'
    }
Write it again after an update of the site’s code.`);
    process.exit(0);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

const HOST = 'localhost';
const port = Number(process.env.PORT || DEFAULT_PORT);
const address = `http://${HOST}:${port}/`;
const previewPort = String(await freePort());
const previewAddress = `http://${HOST}:${previewPort}`;

async function startPreview(): Promise<Started> {
  const { pages, stop } = await startDevelopment(
    ['--port', previewPort, '--host', HOST],
    ['ignore', 'ignore', 'pipe'],
    { EDITED_AT: new URL(address).origin },
  );
  let said = '';
  pages.stderr?.on('data', (chunk) => {
    said += String(chunk);
  });
  return {
    stop,
    ended: new Promise((resolve) => {
      pages.on('close', () => resolve(said.trim()));
    }),
  };
}

const preview = keepPreview(previewAddress, projectRoot, startPreview);
const server = await editorServer(projectRoot, preview);
try {
  await server.listen({ host: HOST, port });
} catch (error) {
  preview.stop();
  console.error(whyNotListening(error, HOST, port, 'edit'));
  process.exit(1);
}
console.log(`The editor is at ${address}
It writes the files of content/ and shows each change at once; nothing is published.
Stop it with Ctrl+C.`);
if (!values['no-open']) openInBrowser(address, process.env);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    preview.stop();
    void server.close();
  });
}
