import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isMap, isScalar, parse, parseDocument, visit } from 'yaml';
import { pdfStreams, pdfText } from '../../scripts/launch/pdf-text.ts';
import { toRgb } from '../../src/catalog/palette/oklch.ts';
import { paletteSchema } from '../../src/catalog/schemas/palette.ts';
import { formatPrice } from '../../src/catalog/words/rupees.ts';
import { outline } from '../../src/site/brand/outline.ts';
import { builtSite } from '../helpers/built-site.ts';
import { copySources } from '../helpers/copy-sources.ts';
import { packagePrice } from '../helpers/package-price.ts';
import { addPhotosToArticle, CAMERA } from '../helpers/photos.ts';
import { siteDetails } from '../helpers/site-details.ts';
import { additions, addTo } from './additions.ts';
import { decodeAll, textFiles } from './text-files.ts';

const run = promisify(execFile);
const BUILD_TIMEOUT_MS = 600_000;

const TAGLINE = new RegExp(siteDetails.tagline.replace(/\.$/, '').replaceAll(/\W/g, '.'), 'gi');
const OTHER_TAGLINE = 'Higher than the market, and with a receipt';

/** What the other identity has for the words of content/site.yaml and content/brand. */
const REPLACED: readonly (readonly [old: string, other: string])[] = [
  [siteDetails.tagline, `${OTHER_TAGLINE}.`],
  [siteDetails.nameDevanagari, 'शिखर'],
  [siteDetails.brandWord, 'Shikhar'],
  [siteDetails.brandWord.toLowerCase(), 'shikhar'],
  ['00000 00000', '98111 22333'],
  ['910000000000', '919811122333'],
];
const PALETTE = `ink: oklch(0.27 0.05 160)
paper: oklch(0.97 0.01 110)
marigold: oklch(0.82 0.15 95)
sindoor: oklch(0.55 0.18 0)
peacock: oklch(0.42 0.09 250)
button: oklch(0.34 0.12 300)
`;
const LOGO = 'M48 0L96 96H0z';
const PRICED = 'web-awareness';
const PRICE = packagePrice(PRICED);
/** A year's, and what that is in a month. */
const OLD_PRICES = [formatPrice(PRICE), formatPrice(Math.round(PRICE / 12))];
const OTHER_PRICE = PRICE + 4500;

/** Strings of the old identity that no file may hold, in small letters. */
const old = new Set([...REPLACED.map(([text]) => text), ...OLD_PRICES]);

let root: string;
let built: string;

/** Gives another name to every person and another address to every office, wherever they stand. */
function replacePeople(yaml: string): string {
  const document = parseDocument(yaml);
  visit(document, {
    Pair(_, { key, value }, path) {
      const parent = path.at(-1);
      if (!isScalar(key) || !isScalar(value) || typeof value.value !== 'string') return;
      const isPerson = isMap(parent) && !parent.has('price') && !parent.has('url');
      const names = ['street', 'landmark', ...(isPerson ? ['name'] : [])];
      if (!names.includes(String(key.value))) return;
      const [name = '', ...rest] = value.value.split(',');
      old.add(name);
      const other = /\p{Script=Devanagari}/u.test(name) ? 'कोई और' : `Someone ${old.size}`;
      value.value = [other, ...rest].join(',');
    },
  });
  return document.toString({ lineWidth: 0 });
}

const inRoot = (file: string) => join(root, file);
const edit = (file: string, change: (text: string) => string) =>
  writeFileSync(inRoot(file), change(readFileSync(inRoot(file), 'utf8')));

function becomeAnother(): void {
  const withNames = (text: string) =>
    REPLACED.reduce((before, [from, to]) => before.replaceAll(from, to), text);
  for (const ending of ['yaml', 'hi.yaml']) {
    edit(`content/site.${ending}`, withNames);
    edit(`content/brand/wordplay.${ending}`, (text) =>
      text
        .split('\n')
        .map((line) => (line.startsWith('writtenFor') ? line : withNames(line)))
        .join('\n'),
    );
  }
  writeFileSync(inRoot('content/brand/palette.yaml'), PALETTE);
  writeFileSync(
    inRoot('content/brand/logo.svg'),
    `<svg viewBox="0 0 96 96"><path d="${LOGO}" fill="var(--peacock)"/></svg>`,
  );
  edit(`content/packages/${PRICED}.yaml`, (text) =>
    text.replace(/^price: .*/m, `price: ${OTHER_PRICE}`),
  );
  for (const file of globSync('content/**/*.{yaml,md}', { cwd: root })) {
    if (/content\/(?:site\.|brand\/)/.test(file)) continue;
    // Pages say it in sentences of their own.
    edit(file, (text) => text.replaceAll(TAGLINE, OTHER_TAGLINE));
    // What a service, a check or a field is called is no name of a person.
    if (/^content\/(?:services|audit)\//.test(file)) continue;
    edit(file, (text) => {
      const [, fields, body] = /^---\n(.*?)^---\n(.*)$/ms.exec(text) ?? [];
      return fields === undefined
        ? replacePeople(text)
        : `---\n${replacePeople(fields)}---\n${body}`;
    });
  }
}

/** The colours, outlines and letters that identify the site of a folder, as its files hold them. */
async function marksOf(project: string) {
  const site = parse(readFileSync(join(project, 'content/site.yaml'), 'utf8'));
  const yaml = readFileSync(join(project, 'content/brand/palette.yaml'), 'utf8');
  const colours = [...paletteSchema.parse(parse(yaml)).values()];
  const rgb = colours.map(toRgb);
  const { markup } = await outline(site.nameDevanagari);
  const [, x = '', y = '', down = ''] = /d="M(\d+) (\d+)v(-?\d+)/.exec(markup) ?? [];
  return {
    hex: rgb.map((parts) => `#${Buffer.from(parts).toString('hex')}`),
    outline: markup.slice(markup.indexOf('d="'), 60),
    pdfInks: rgb.map((parts) => `${parts.map(pdfNumber).join(' ')} scn`),
    pdfOutline: `${x} ${y} m\n${x} ${Number(y) + Number(down)} l`,
  };
}

/** As pdfkit writes a share of 255. */
const pdfNumber = (part: number) => String(part / 255);

const digest = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

/**
 * The whole site with another name, other people, addresses, colours and one other price: nothing of
 * the old may be left. It has one thing more of each kind, too, and an article with photographs. It builds the site a second time, so `npm run test:all` alone asks for it.
 */
describe.runIf(process.env.ALL_BUILDS)('the site of another agency', () => {
  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'identity-'));
    copySources(root);
    for (const file of additions) addTo(root, file);
    await addPhotosToArticle(root, 'a-tenth-article');
    becomeAnother();
    // It builds the site, and then says which copy plays on the old name.
    const launch = run(process.execPath, [inRoot('scripts/launch-check.ts'), '--json'], {
      cwd: root,
      maxBuffer: Number.POSITIVE_INFINITY,
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
    });
    await expect(launch).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringContaining('content/brand/wordplay.yaml'),
    });
    built = builtSite(inRoot('dist'));
  }, BUILD_TIMEOUT_MS);

  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('has no word, number or name of the old one in any text', () => {
    const left = textFiles(built).flatMap(({ file, text }) =>
      [...old]
        .filter((word) => text.includes(word.toLowerCase()))
        .map((word) => `${file}: ${word}`),
    );
    expect(left).toEqual([]);
  });

  it('has no colour and no outline of the old one, which the old site has', async () => {
    const { hex, outline: path } = await marksOf(process.cwd());
    const marks = [...hex, path].map((mark) => mark.toLowerCase());
    const found = (dir: string) =>
      new Set(textFiles(dir).flatMap(({ text }) => marks.filter((mark) => text.includes(mark))));
    expect([...found(built)]).toEqual([]);
    const before = found(builtSite());
    for (const mark of [hex[0] ?? '', path]) expect(before).toContain(mark.toLowerCase());
  });

  it('has nothing of the old one in its brochure, which the old brochure has', async () => {
    const { pdfInks, pdfOutline } = await marksOf(process.cwd());
    const other = await marksOf(root);
    const [before, after] = [builtSite(), built].map((dir) => {
      const pdf = readFileSync(join(dir, 'brochure.pdf'));
      return { text: pdfText(pdf).join('\n').toLowerCase(), drawn: pdfStreams(pdf).join('\n') };
    });
    expect([...old].filter((word) => after?.text.includes(word.toLowerCase()))).toEqual([]);
    expect(after?.text).toContain(formatPrice(OTHER_PRICE));
    expect(pdfInks.filter((ink) => after?.drawn.includes(ink))).toEqual([]);
    expect(after?.drawn).not.toContain(pdfOutline);
    expect(after?.drawn).toContain(other.pdfOutline);
    expect(before?.drawn).toContain(pdfOutline);
    expect(before?.drawn).toContain(pdfInks[0]);
  });

  it('has its own logo in header and icon, and no more the one that code draws', () => {
    const [star = ''] =
      /M16 1[^"]*/.exec(readFileSync('src/site/illustration/logo/small-mark.svg', 'utf8')) ?? [];
    const home = (dir: string) => decodeAll(readFileSync(join(dir, 'index.html'), 'utf8'));
    expect(home(built).split(LOGO.toLowerCase())).toHaveLength(3);
    expect(home(built)).not.toContain(star.toLowerCase());
    expect(home(builtSite())).toContain(star.toLowerCase());
  });

  it('has other icons and cards', () => {
    const pictures = globSync('**/*.{png,ico}', { cwd: builtSite() });
    expect(pictures.length).toBeGreaterThan(50);
    const same = pictures.filter(
      (file) => digest(join(built, file)) === digest(join(builtSite(), file)),
    );
    expect(same).toEqual([]);
  });

  it('shows the new price and phone on every page', () => {
    for (const { file, text } of textFiles(built).filter(({ file }) => file.endsWith('.html'))) {
      expect(text.includes(formatPrice(OTHER_PRICE)), file).toBe(true);
      expect(text.includes('tel:+919811122333'), file).toBe(true);
    }
  });

  it('shows the numbers of an office that has its own, to people and to machines', () => {
    const contact = readFileSync(join(built, 'Contact.html'), 'utf8');
    expect(contact.match(/tel:\+911414005000/g)).toHaveLength(1);
    expect(contact).toContain('https://wa.me/919829012345?text=');
    expect(contact).toContain('"telephone":"+911414005000"');
    expect(contact).toContain('"telephone":"+919829012345"');
    const brochure = pdfText(readFileSync(join(built, 'brochure.pdf'))).join('\n');
    expect(brochure).toContain('+91 141 400 5000');
  });

  it('shows photographs in modern formats, without what the camera noted', () => {
    const article = readFileSync(join(built, 'profile/blogs/a-tenth-article.html'), 'utf8');
    expect(article.match(/<picture/g)?.length).toBeGreaterThanOrEqual(2);
    expect(article).toMatch(
      /type="image\/avif"[^>]*srcset="[^"]+\.avif \d+w|srcset="[^"]+\.avif \d+w/i,
    );
    const [, image = ''] = /"image":\[([^\]]+)\]/.exec(article) ?? [];
    expect(new Set(image.match(/[^"]+\.webp/g)).size).toBe(3);
    const telling = globSync('**/*', { cwd: inRoot('dist'), withFileTypes: true })
      .filter((entry) => entry.isFile())
      .filter((entry) => readFileSync(join(entry.parentPath, entry.name)).includes(CAMERA));
    expect(telling.map(({ name }) => name)).toEqual([]);
  });
});
