import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readYaml } from '../src/catalog/load/read-yaml.ts';
import { toHex } from '../src/catalog/palette/oklch.ts';
import { propertiesOf } from '../src/catalog/palette/properties.ts';
import { paletteSchema } from '../src/catalog/schemas/palette.ts';
import type { Look } from '../src/inbox/replies.ts';
import { namedMedia } from '../src/site/build/named-media.ts';
import { projectRoot } from './project.ts';
import { bundleForServer } from './server-bundle.ts';

const RENDERER = 'pages.mjs';
const STYLES = 'inbox.css';
/** All that its pages could be made of: bundling anew takes a second. */
const sources = [
  'src/{inbox,forms,leads,platform,site/styles,site/build}/**/*.*',
  'package-lock.json',
];
const types: Readonly<Record<string, string>> = { '.woff2': 'font/woff2' };

/** The inbox's pages and files, bundled when their sources have changed: Node reads no JSX. */
export async function inboxLook(): Promise<Look> {
  const folder = await bundled();
  const { render, files } = await import(pathToFileURL(join(folder, RENDERER)).href);
  const colours = readYaml(projectRoot, 'content/brand/palette.yaml', paletteSchema);
  const icon = iconFile().replaceAll(/var\(--([\w-]+)\)/g, (property, name: string) => {
    const colour = colours.get(name);
    return colour ? toHex(colour) : property;
  });
  const style = Buffer.from(propertiesOf(colours) + files.sheet);
  const version = versionOf(style);
  const script = Buffer.from(files.script);
  const scriptName = `${versionOf(script)}-inbox.js`;
  const assets = join(folder, 'assets');
  const fonts = readdirSync(assets).map((name) => {
    const type = types[extname(name)] ?? 'application/octet-stream';
    return [name, { type, body: readFileSync(join(assets, name)) }] as const;
  });
  return {
    render,
    stylesheet: `/assets/${version}-${STYLES}`,
    script: `/assets/${scriptName}`,
    files: new Map([
      ...fonts,
      [`${version}-${STYLES}`, { type: 'text/css; charset=utf-8', body: style }],
      [scriptName, { type: 'text/javascript; charset=utf-8', body: script }],
      ['icon.svg', { type: 'image/svg+xml', body: Buffer.from(icon) }],
    ]),
  };
}

/** The folder of a bundle of the present sources. */
async function bundled(): Promise<string> {
  const cache = join(projectRoot, '.cache', 'inbox');
  const folder = join(cache, sourcesDigest());
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const incomplete = mkdtempSync(join(cache, 'incomplete-'));
  await bundleForServer({
    entry: 'src/inbox/pages/render.tsx',
    folder: incomplete,
    file: RENDERER,
    css: { postcss: { plugins: [namedMedia] } },
  });
  // On a server, whoever installs a version makes it, and the site's own user reads it.
  chmodSync(incomplete, 0o755);
  try {
    renameSync(incomplete, folder);
  } catch (error) {
    // Somebody else was quicker.
    rmSync(incomplete, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

const versionOf = (body: Buffer) => createHash('sha256').update(body).digest('hex').slice(0, 12);

function sourcesDigest(): string {
  const digest = createHash('sha256');
  for (const file of globSync(sources, { cwd: projectRoot }).sort()) {
    digest.update(file).update(readFileSync(join(projectRoot, file)));
  }
  return digest.digest('hex').slice(0, 16);
}

/** The agency's own logo, or the small form of the one that the code draws. */
function iconFile(): string {
  const own = join(projectRoot, 'content/brand/logo.svg');
  const drawn = join(projectRoot, 'src/site/illustration/logo/small-mark.svg');
  return readFileSync(existsSync(own) ? own : drawn, 'utf8');
}
