import { gzipSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { paletteCss } from '../../../src/site/brand/palette.ts';
import { mockupFile, mockups } from '../../../src/site/illustration/projects/index.tsx';
import { PlainMockup } from '../../../src/site/illustration/projects/plain.tsx';
import { pictogramForms } from '../../../src/site/illustration/sectors/forms.ts';
import { pictogramFile } from '../../../src/site/illustration/sectors/index.tsx';

const colours = new Set(Array.from(paletteCss.matchAll(/(--[a-z-]+):/g), ([, name]) => name));

/** Colours a drawing names that the palette does not define. */
const strangers = (markup: string) =>
  Array.from(markup.matchAll(/var\((--[a-z-]+)/g), ([, name]) => name).filter(
    (name) => !colours.has(name),
  );

const bytes = (markup: string) => Buffer.byteLength(markup);

const TOYS = {
  id: 'toys-sadar-bazaar',
  title: 'Khilona Wholesale Toys',
  label: 'Trader',
  place: 'Sadar Bazaar, Delhi',
};

describe('project pictures', () => {
  describe.each([...mockups])('%s', (slug, Mockup) => {
    const markup = renderToStaticMarkup(<Mockup />);
    const file = mockupFile({ ...TOYS, id: slug });

    it('is a file of a known size whose name changes with it', () => {
      expect(file.svg).toContain(`width="480" height="${file.height}" viewBox="0 0 480 `);
      expect(file.src).toMatch(new RegExp(`^/drawings/${slug}\\.[0-9a-f]{8}\\.svg$`));
    });

    it('needs neither fonts nor colours of a page', () => {
      expect(/<text|<tspan|var\(|NaN|undefined/.exec(file.svg)?.[0]).toBeUndefined();
    });

    it('weighs at most 10 KB as it is sent', () => {
      expect(gzipSync(file.svg).length).toBeLessThanOrEqual(10 * 1024);
    });

    it('weighs between 3 and 7 KB', () => {
      expect(bytes(markup)).toBeGreaterThan(3 * 1024);
      expect(bytes(markup)).toBeLessThanOrEqual(7 * 1024);
    });

    it('has no style attribute, which the security policy refuses', () => {
      expect(markup).not.toMatch(/\sstyle="/);
    });

    it('uses palette colours only', () => {
      expect(strangers(markup)).toEqual([]);
      expect(markup).not.toMatch(/(fill|stroke)="(?!none|var\()/);
    });

    it('has no broken number', () => {
      expect(markup).not.toMatch(/NaN|undefined/);
    });
  });

  it('are found by the name of the project, or by the name that it gives', () => {
    expect(mockupFile({ ...TOYS, id: 'tiles-morbi' }).name).toMatch(/^tiles-morbi\./);
    expect(mockupFile({ ...TOYS, drawing: 'tiles-morbi' }).name).toMatch(/^tiles-morbi\./);
    expect(mockupFile(TOYS).name).toMatch(/^toys-sadar-bazaar\./);
    expect(() => mockupFile({ ...TOYS, id: 'tiles-kota', drawing: 'tiles-morbid' })).toThrow(
      /^content\/projects\/tiles-kota\.yaml: no drawing is named "tiles-morbid"\. Use one of auto-/,
    );
  });

  it('have a plain one for a project that nobody has drawn', () => {
    const markup = renderToStaticMarkup(<PlainMockup project={TOYS} />);
    expect(markup).toContain('Khilona');
    expect(markup).toContain('Trader');
    expect(strangers(markup)).toEqual([]);
  });
});

describe('sector pictograms', () => {
  it.each([...pictogramForms.keys()])('%s is a small file in colours of its own', (id) => {
    const { name, svg } = pictogramFile({ id });
    expect(name).toMatch(new RegExp(`^${id}\\.`));
    expect(svg).toContain('width="96" height="96" viewBox="0 0 96 96"');
    expect(svg).not.toMatch(/var\(|NaN|undefined|\s(id|style)="/);
    expect(bytes(svg)).toBeLessThan(1.2 * 1024);
  });

  it('are a shop for a trade that nobody has drawn, and refused when misnamed', () => {
    const draw = (sector: { id: string; pictogram?: string }) => pictogramFile(sector).svg;
    expect(draw({ id: 'toys' })).not.toBe(draw({ id: 'printing' }));
    expect(draw({ id: 'toys', pictogram: 'printing' })).toBe(draw({ id: 'printing' }));
    expect(() => draw({ id: 'toys', pictogram: 'toy' })).toThrow(/no pictogram is named "toy"/);
  });
});
