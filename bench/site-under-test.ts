import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSiteIfChanged } from '../scripts/site-build.ts';
import { makeRelease, serve } from '../src/server/release/publish.ts';
import { paths } from '../src/server/release/release.ts';
import { type Site, startSite } from '../tests/helpers/site.ts';

/** Nothing can be faster than this page, on this machine and from this server. */
export const BLANK_PAGE = '/blank';
const BLANK_HTML = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="A page of one word.">
<title>Blank</title>
</head>
<body><main><h1>Blank</h1></main></body>
</html>
`;

export interface SiteUnderTest extends Site {
  /** The folder that it serves: the build and the blank page. */
  readonly folder: string;
}

/**
 * Builds what changed, starts the real server on a free port with a blank page beside the site's,
 * and stops it when it has been used. `env` are further settings of the server.
 */
export async function withSite<Outcome>(
  use: (site: SiteUnderTest) => Promise<Outcome>,
  env: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  const { dir, ...manifest } = await buildSiteIfChanged();
  const dist = await mkdtemp(join(tmpdir(), 'bench-site-'));
  const building = paths.incomplete(dist, manifest.id);
  await cp(dir, building, { recursive: true });
  await writeFile(join(building, `${BLANK_PAGE}.html`), BLANK_HTML);
  const { id, dir: folder } = makeRelease(dist, manifest, [BLANK_PAGE]);
  serve(dist, id);
  const site = await startSite({ dist, env });
  try {
    return await use({ ...site, folder });
  } finally {
    await site.stop();
    await rm(dist, { recursive: true });
  }
}
