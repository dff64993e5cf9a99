import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import * as slot from '../../src/forms/answer-template.ts';
import type { Form } from '../../src/forms/form.ts';
import { shownForms } from '../../src/forms/index.ts';
import { precompress } from '../../src/server/release/precompress.ts';
import { makeRelease, newReleaseId, serve } from '../../src/server/release/publish.ts';
import { type Manifest, paths, type Release } from '../../src/server/release/release.ts';

export const inlineScript = "document.documentElement.dataset.scripts = 'on';";
export const inlineStyle = 'h1 { color: teal; }';

const page = (title: string) => `<!doctype html><title>${title}</title><h1>${title}</h1>`;

const home = `<!doctype html><title>Home</title>
<meta property="og:site_name" content="Fixture Works">
<style>${inlineStyle}</style>
<script>${inlineScript}</script>
<script type="application/ld+json">{"@type":"WebSite"}</script>
<script type="module" src="/_astro/app.js"></script><h1>Home</h1>`;

const outcome = (name: string) =>
  `<!doctype html><p data-page="${name}">${slot.messageSlot}</p><a href="${slot.backSlot}">Back</a>`;

function formAgain(form: Form): string {
  const fields = Object.keys(form.fields).map(
    (name) => `<input name="${name}" value="${slot.valueSlot(name)}"
 aria-invalid="${slot.invalidSlot(name)}">
<p id="${name}-error">${slot.errorSlot(name)}</p>`,
  );
  return `<!doctype html><style>p { color: red; }</style><p data-page="${form.view}" role="alert">${slot.messageSlot}</p>
${slot.whenErrorsStart}<ul>${slot.summaryStart}
<li><a href="#${slot.summaryFieldSlot}">${slot.summaryTextSlot}</a></li>${slot.summaryEnd}</ul>
${slot.whenErrorsEnd}<form method="post" action="${form.endpoint}">
<input name="submission_id" value="${slot.submissionIdSlot}">
<input name="utm_source" value="${slot.valueSlot('utm_source')}">
${fields.join('\n')}</form><a href="${slot.backSlot}">Back</a>`;
}

const files: FixtureFiles = {
  'index.html': home,
  'Contact.html': page('Contact'),
  'measured.html': page('Measured').replace('<h1>', '<i data-analytics-id="G-ABCDEF1234"></i><h1>'),
  'Contact.md': '# Contact\n',
  'policies/terms&conditions.html': page('Terms'),
  'packages/Ads-management.html': page('Ads management'),
  'profile/blogs.html': page('Blogs'),
  'profile/blogs/all.html': page('All blogs'),
  'services/seo-services.html': page('SEO services'),
  'robots.txt': 'User-agent: *\n',
  '.hidden': 'secret',
  '.well-known/security.txt': 'Contact: mailto:safe@example.com\n',
  '.well-known/.hidden': 'secret',
  '_astro/app.js': `// ${'worth compressing '.repeat(100)}`,
  'answers/success.html': outcome('success'),
  'answers/failure.html': outcome('failure'),
  'answers/not-found.html': page('Not here'),
  'answers/report.html': `<!doctype html>{{#running}}<meta http-equiv="refresh" content="2">{{/running}}
<title>{{title}}</title><script>${inlineScript}</script>{{{report}}}`,
  'answers/report.mjs': `export const renderReport = (view, words) => ({
  title: words.site.robot,
  html: '<pre>' + JSON.stringify(view) + '</pre><script>alert(1)</script>',
});
export const cardOf = () => undefined;
export const toldRepairs = (outcomes) => Object.keys(outcomes).map((id) => id + ': told');`,
  'answers/audit-words.json': JSON.stringify({
    site: { robot: 'FixtureAudit' },
    siteUrl: 'https://fixture.example',
    refusals: { off: 'Rests.', full: 'Many wait.', limit: 'Asked for often.' },
  }),
  'answers/redirects.json': JSON.stringify([
    { from: '/Old-Contact', to: '/Contact' },
    { from: '/jobs.php', to: '/profile/blogs#all' },
    { from: '/shop', to: 'https://shop.example.com/?from=site' },
    { from: '/profile/blogs/renamed', to: '/policies/terms&conditions' },
    { from: '/services/rank-services', to: '/services/seo-services' },
    { from: '/services/our-name', to: '/Contact' },
    { from: '/offer', gone: true },
  ]),
  'answers/blog-not-found.html': `${page('Blog not found')}<a href="/profile/blogs/all">All</a>`,
  ...Object.fromEntries(shownForms.map((form) => [`answers/${form.view}.html`, formAgain(form)])),
};

/** By name. */
export type FixtureFiles = Readonly<Record<string, string>>;

/** A folder with one release of a small site that has every kind of file, and `more`. */
export async function makeFixtureSite(more: FixtureFiles = {}): Promise<string> {
  const dist = await mkdtemp(join(tmpdir(), 'site-'));
  await releaseFixture(dist, more);
  return dist;
}

/** Releases the small site, with `more` or changed files, as a build would. */
export async function releaseFixture(
  dist: string,
  more: FixtureFiles = {},
  settings: Partial<Manifest> = {},
): Promise<Release> {
  const manifest = await buildFixture(dist, more, settings);
  const release = makeRelease(dist, manifest, ['/', '/Contact']);
  serve(dist, release.id);
  return release;
}

/** As far as a build comes before it is released. */
export async function buildFixture(
  dist: string,
  more: FixtureFiles,
  settings: Partial<Manifest> = {},
): Promise<Manifest> {
  const id = newReleaseId(new Date());
  const building = paths.incomplete(dist, id);
  for (const [name, content] of Object.entries({ ...files, ...more })) {
    const path = join(building, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
  await precompress(building);
  return { id, siteUrl: null, analyticsId: null, builtFrom: id, compressedWith: null, ...settings };
}
