import { execFile } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdfText } from '../../scripts/launch/pdf-text.ts';
import { builtSite } from '../helpers/built-site.ts';

const run = promisify(execFile);
const BUILD_TIMEOUT_MS = 180_000;

const OLD = {
  price: '₹79,500',
  monthly: '₹6,625',
  phone: '+91 00000 00000',
  e164: '+910000000000',
};
const NEW = {
  price: '₹84,000',
  monthly: '₹7,000',
  phone: '+91 98111 22333',
  e164: '+919811122333',
};

let root: string;
let built: string;
let launch: { code: number; stdout: string };

/** Every built page by its file name. */
const pages = () =>
  globSync('**/*.html', { cwd: built }).map((file) => ({
    file,
    html: readFileSync(join(built, file), 'utf8'),
  }));

function edit(file: string, change: (text: string) => string): void {
  const path = join(root, file);
  const before = readFileSync(path, 'utf8');
  const after = change(before);
  expect(after, `${file} has nothing to change`).not.toBe(before);
  writeFileSync(path, after);
}

// A build of its own takes long: npm run test:all asks for it.
describe.runIf(process.env.ALL_BUILDS)('a figure changed in its one file', () => {
  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'one-place-'));
    for (const part of ['content', 'public', 'scripts', 'src']) {
      cpSync(part, join(root, part), { recursive: true });
    }
    for (const file of ['astro.config.ts', 'package.json', 'package-lock.json', 'tsconfig.json']) {
      cpSync(file, join(root, file));
    }
    symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
    edit('content/packages/web-awareness.yaml', (text) => text.replace('79500', '84000'));
    edit('content/site.yaml', (text) => text.replace(OLD.phone, NEW.phone));

    launch = await run(process.execPath, [join(root, 'scripts/launch-check.ts'), '--json'], {
      cwd: root,
      maxBuffer: Number.POSITIVE_INFINITY,
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
    }).then(
      ({ stdout }) => ({ code: 0, stdout }),
      (error: { code: number; stdout: string; stderr: string }) => {
        if (!error.stdout) throw new Error(error.stderr);
        return { code: error.code, stdout: error.stdout };
      },
    );
    built = builtSite(join(root, 'dist'));
  }, BUILD_TIMEOUT_MS);

  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('a price changed in its one file shows changed on every page', () => {
    const showing = (text: string) => pages().filter(({ html }) => html.includes(text));
    expect(showing(OLD.price)).toEqual([]);
    expect(showing(OLD.monthly)).toEqual([]);
    expect(showing(NEW.price).map(({ file }) => file)).toContain('packages/web-awareness.html');
    // The menu names it, so that it stands on every page that has one.
    expect(showing(NEW.price).length).toBe(pages().length);
  });

  it('a phone number changed in its one file shows changed on every page and in its structured data', () => {
    const old = pages().filter(({ html }) => html.includes(OLD.phone) || html.includes(OLD.e164));
    expect(old.map(({ file }) => file)).toEqual([]);
    for (const { file, html } of pages()) {
      expect(html.includes(NEW.phone), file).toBe(true);
      expect(html.includes(`tel:${NEW.e164}`), file).toBe(true);
    }
  });

  it('no file for machines keeps the old ones', () => {
    const files = globSync('**/*.{md,txt,xml}', { cwd: built });
    const old = files.filter((file) => {
      const text = readFileSync(join(built, file), 'utf8');
      return Object.values(OLD).some((figure) => text.includes(figure));
    });
    expect(old).toEqual([]);
  });

  it('both show changed in the brochure', () => {
    const text = pdfText(readFileSync(join(built, 'brochure.pdf'))).join('\n');
    expect(text).toContain(NEW.price);
    expect(text).toContain(NEW.phone);
    expect(text).not.toContain(OLD.price);
    expect(text).not.toContain(OLD.phone);
  });

  it('launch-check exits with 1 and lists what is left, for machines', () => {
    expect(launch.code).toBe(1);
    const { ready, findings } = JSON.parse(launch.stdout);
    expect(ready).toBe(false);
    expect(findings).toContainEqual(
      expect.objectContaining({ group: 'sample', file: 'content/site.yaml' }),
    );
    const zeros = findings.filter(({ what }: { what: string }) => what.includes('zeros'));
    expect(zeros).toEqual([]);
  });
});
