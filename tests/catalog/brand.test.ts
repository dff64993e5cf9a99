import { z } from 'astro/zod';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkWordplay } from '../../scripts/launch/content.ts';
import { readArticle } from '../../src/catalog/load/read-articles.ts';
import { checkYaml, readYaml } from '../../src/catalog/load/read-yaml.ts';
import { contrast, mix, toRgb } from '../../src/catalog/palette/oklch.ts';
import { paletteSchema } from '../../src/catalog/schemas/palette.ts';
import { readDrawing } from '../../src/site/brand/drawings.ts';
import { outline } from '../../src/site/brand/outline.ts';
import { folderPerTest } from '../helpers/folder-per-test.ts';

const PALETTE = {
  ink: 'oklch(0.25 0.085 278)',
  paper: 'oklch(0.975 0.014 84)',
  marigold: 'oklch(0.8 0.165 74)',
  sindoor: 'oklch(0.58 0.205 32)',
  peacock: 'oklch(0.43 0.078 205)',
};
type Changed = Partial<typeof PALETTE & { button: string }>;
const palette = (changed: Changed = {}) =>
  checkYaml(JSON.stringify({ ...PALETTE, ...changed }), paletteSchema);
const mistakesOf = (changed: Changed) => {
  const checked = palette(changed);
  return checked.ok ? '' : checked.mistakes.join('\n');
};

describe('a palette', () => {
  it('has tints beside its colours and pale ones of a lightness of their own', () => {
    const checked = palette();
    const tint = (name: string) => (checked.ok ? checked.data.get(name) : undefined);
    expect(tint('ink-deep')).toEqual({ l: 0.19, c: 0.075, h: 278 });
    expect(tint('marigold-deep')).toEqual({ l: 0.7, c: 0.165, h: 66 });
    expect(tint('sindoor-mist')).toEqual({ l: 0.945, c: 0.03, h: 32 });
  });

  it('gives a grey grey tints', () => {
    const checked = palette({ ink: 'oklch(0.25 0 278)' });
    expect(checked.ok && checked.data.get('ink-soft')?.c).toBe(0);
  });

  it('stops the build where text could not be read', () => {
    expect(mistakesOf({ ink: 'oklch(0.7 0.085 278)' })).toMatch(
      /line 1: ink gives a contrast of \d\.\d for text in ink on paper, and 4\.5 is needed to read it\. Make ink and paper differ more in lightness\./,
    );
    expect(mistakesOf({ marigold: 'oklch(0.45 0.165 74)' })).toContain('in ink-deep on marigold');
  });

  it('writes light words on a dark button, which is marigold on dark bands', () => {
    const coloursOf = (changed: Changed) => {
      const checked = palette(changed);
      return (name: string) => (checked.ok ? checked.data.get(name) : undefined);
    };
    const shipped = coloursOf({});
    expect(shipped('button')).toEqual(shipped('marigold'));
    expect(shipped('on-button')).toEqual(shipped('ink-deep'));
    const dark = coloursOf({ button: 'oklch(0.36 0.09 150)' });
    expect(dark('on-button')).toEqual(dark('paper-white'));
    expect(dark('dark-button')).toEqual(dark('marigold'));
    expect(dark('on-dark-button')).toEqual(dark('ink-deep'));
    expect(mistakesOf({ button: 'oklch(0.63 0.1 150)' })).toMatch(
      /button gives a contrast of [34]\.\d for words on button(-deep)?, and 4\.5 is needed to read them\. Make it lighter or darker\./,
    );
  });

  it('says how a colour is written', () => {
    expect(mistakesOf({ peacock: '#1a1a49' })).toContain(
      'peacock is "#1a1a49", which is no colour',
    );
  });
});

it('turns OKLCH into the sRGB of a browser, and counts contrast as WCAG does', () => {
  expect(toRgb({ l: 0.25, c: 0.085, h: 278 })).toEqual([26, 26, 73]);
  expect(contrast({ l: 0, c: 0, h: 0 }, { l: 1, c: 0, h: 0 })).toBeCloseTo(21);
  expect(mix({ l: 0, c: 0, h: 350 }, { l: 1, c: 0.2, h: 10 }, 0.5).h).toBe(360);
});

describe('a drawing of content/brand', () => {
  const read = (svg: string, coloured = true) => readDrawing('content/brand/a.svg', svg, coloured);

  it('is taken as it is', () => {
    const path = '<path d="M0 0h9v9z" fill="#1a1a49"/>';
    const drawing = read(`<?xml version="1.0"?><svg viewBox="0 0 40 20.5">${path}</svg>`);
    expect(drawing).toMatchObject({ width: 40, height: 20.5 });
    expect(drawing.markup).toContain('d="M0 0h9v9z" fill="#1a1a49"');
  });

  it.each([
    ['<svg width="4"><path d=""/></svg>', 'viewBox of "0 0 width height"'],
    ['<svg viewBox="0 0 4 4"><text>A</text></svg>', 'has <text>. Turn text into outlines'],
    ['<svg viewBox="0 0 4 4"><g style="fill:red"/></svg>', '<g> has a style'],
    ['<svg viewBox="0 0 4 4"><path fill="red"/></svg>', 'painted with "red". Write a colour as'],
  ])('%s is a mistake', (svg, says) => {
    expect(() => read(svg)).toThrow(says);
  });

  it('has no colour of its own when it is the wordmark', () => {
    expect(() => read('<svg viewBox="0 0 4 4"><path fill="#1a1a49"/></svg>', false)).toThrow(
      'Take it out',
    );
  });
});

it('outlines a word from its top left corner, in whole units', async () => {
  const { width, height, markup } = await outline('शिखर');
  expect(width).toBeGreaterThan(height);
  const starts = [...markup.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)];
  expect(starts.length).toBeGreaterThan(4);
  for (const [, x, y] of starts) {
    expect(Number(x)).toBeGreaterThanOrEqual(0);
    expect(Number(x)).toBeLessThanOrEqual(width);
    expect(Number(y)).toBeGreaterThanOrEqual(0);
    expect(Number(y)).toBeLessThanOrEqual(height);
  }
  expect(markup).not.toMatch(/\.\d/);
});

describe('a content file', () => {
  const folder = folderPerTest();
  const put = folder.write;

  beforeEach(() => {
    put(
      'content/site.yaml',
      'name: Shikhar (India)\nbrandWord: Shikhar\nlegalName: Shikhar Ltd\nnameDevanagari: शिखर\n',
    );
  });

  const schema = z.strictObject({ items: z.array(z.string()) });
  const read = (text: string, file = 'content/home.yaml') => {
    put(file, `# Shikhar may stand in a comment.\nitems:\n  - First\n  - '${text}'\n`);
    return () => readYaml(folder.root, file, schema);
  };

  it.each([
    ['We are Shikhar (India).', '"Shikhar (India)". Write {site-name}'],
    ['WHY SHIKHAR?', '"SHIKHAR". Write {site-name}'],
    ['© Shikhar Ltd', '"Shikhar Ltd". Write {legal-name}'],
    ['शिखर से मिलिए', '"शिखर". Write {site-name}'],
  ])('that says "%s" spells out the name', (text, says) => {
    expect(read(text)).toThrow(`line 4: items[item 2] spells out the name ${says}`);
  });

  it('may hold words in which the name is a part, and the placeholder', () => {
    expect(read('Shikhara, शिखरों, {site-name}')).not.toThrow();
  });

  it('may spell it out in content/brand', () => {
    expect(read('Shikhar means peak', 'content/brand/wordplay.yaml')).not.toThrow();
  });

  it('that spells out our address is told how to link to a page of ours', () => {
    put('content/site.yaml', JSON.stringify({ url: 'https://www.peak.in', brandWord: 'Peak' }));
    put('content/blog/a.md', '---\ntitle: A\n---\n\n[Us](https://www.peak.in/Contact)\n');
    expect(() => readArticle(folder.root, 'content/blog/a.md')).toThrow(
      'line 5: the text spells out our address "www.peak.in". Link to a page of ours from the first / on, as /Contact.',
    );
  });

  it('that is an article is looked through to its end', () => {
    put('content/blog/a.md', '---\ntitle: A\n---\n\nOne.\n\nAsk Shikhar.\n');
    expect(() => readArticle(folder.root, 'content/blog/a.md')).toThrow(
      'line 7: the text spells out the name "Shikhar"',
    );
  });

  it('that plays on another name, or names another city, is listed before going live', () => {
    const site = { name: 'Shikhar (India)', city: 'Pune' };
    const wordplay = { writtenFor: site.name, writtenIn: site.city, words: ['climb'] };
    const check = (other: Partial<typeof wordplay>) => {
      put('content/brand/wordplay.yaml', JSON.stringify({ ...wordplay, ...other }));
      return checkWordplay(folder.root).map(({ file, lines, what }) => [file, lines, what]);
    };
    put('content/site.yaml', JSON.stringify(site));
    put('content/a.yaml', 'heading: One\ntext: Climb with us in Pune\n');
    put('content/clients/b.yaml', 'city: Pune\n');
    expect(check({})).toEqual([]);
    expect(check({ writtenFor: 'Another' })).toEqual([
      ['content/brand/wordplay.yaml', undefined, expect.stringContaining('"Another"')],
      ['content/a.yaml', [2], 'plays on the name "Another"'],
    ]);
    put('content/site.yaml', JSON.stringify({ ...site, city: 'Jaipur' }));
    expect(check({})).toEqual([['content/a.yaml', [2], 'names "Pune"']]);
  });
});
