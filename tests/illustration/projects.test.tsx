import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { mockupFor, ProjectImage, projectSlugs } from '../../src/illustration/projects/index.tsx';
import { PlainMockup } from '../../src/illustration/projects/plain.tsx';
import { SectorPictogram, sectorSlugs } from '../../src/illustration/sectors/index.tsx';

const palette = readFileSync(new URL('../../src/styles/palette.css', import.meta.url), 'utf8');
const colours = new Set(Array.from(palette.matchAll(/(--[a-z-]+):/g), ([, name]) => name));

/** Colours a drawing names that the palette does not define. */
const strangers = (markup: string) =>
  Array.from(markup.matchAll(/var\((--[a-z-]+)/g), ([, name]) => name).filter(
    (name) => name !== '--pictogram-accent' && !colours.has(name),
  );

const bytes = (markup: string) => Buffer.byteLength(markup);

describe('project pictures', () => {
  describe.each(projectSlugs)('%s', (slug) => {
    const markup = renderToStaticMarkup(<ProjectImage slug={slug} title="Ram & Sons, supplier" />);

    it('carries its title as accessible name', () => {
      expect(markup).toMatch(/^<svg role="img" aria-label="Ram &amp; Sons, supplier"/);
    });

    it('is 480 wide and as tall as its viewBox', () => {
      const [, width, height, box] =
        /width="(\d+)" height="(\d+)" viewBox="([\d ]+)"/.exec(markup) ?? [];
      expect(width).toBe('480');
      expect(box).toBe(`0 0 480 ${height}`);
    });

    it('weighs between 3 and 7 KB', () => {
      expect(bytes(markup)).toBeGreaterThan(3 * 1024);
      expect(bytes(markup)).toBeLessThanOrEqual(7 * 1024);
    });

    it('has no ids, since a scrolling column shows it twice', () => {
      expect(markup).not.toMatch(/\sid="/);
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
    expect(mockupFor({ id: 'tiles-morbi' })).toBe('tiles-morbi');
    expect(mockupFor({ id: 'tiles-kota', drawing: 'tiles-morbi' })).toBe('tiles-morbi');
    expect(mockupFor({ id: 'toys-sadar-bazaar' })).toBeUndefined();
    expect(() => mockupFor({ id: 'tiles-kota', drawing: 'tiles-morbid' })).toThrow(
      /^content\/projects\/tiles-kota\.yaml: no drawing is named "tiles-morbid"\. Use one of brass-/,
    );
  });

  it('have a plain one for a project that nobody has drawn', () => {
    const project = {
      title: 'Khilona Wholesale Toys',
      label: 'Trader',
      place: 'Sadar Bazaar, Delhi',
    };
    const markup = renderToStaticMarkup(<PlainMockup project={project} title="Website" />);
    expect(markup).toContain('Khilona');
    expect(markup).toContain('Trader');
    expect(strangers(markup)).toEqual([]);
  });
});

describe('sector pictograms', () => {
  describe.each(sectorSlugs)('%s', (slug) => {
    const markup = renderToStaticMarkup(<SectorPictogram sector={{ id: slug }} />);

    it('is hidden from assistive technology beside its title', () => {
      expect(markup).toMatch(/^<svg aria-hidden="true"/);
    });

    it('weighs under 1.2 KB', () => {
      expect(bytes(markup)).toBeLessThan(1.2 * 1024);
    });

    it('follows the text colour and the accent that its surroundings set', () => {
      expect(markup).toContain('stroke="currentColor"');
      expect(markup).toContain('fill="var(--pictogram-accent, var(--marigold))"');
      expect(strangers(markup)).toEqual([]);
    });

    it('has no ids and no style attribute', () => {
      expect(markup).not.toMatch(/\s(id|style)="/);
    });
  });

  it('are a shop for a trade that nobody has drawn, and refused when misnamed', () => {
    const draw = (sector: { id: string; pictogram?: string }) =>
      renderToStaticMarkup(<SectorPictogram sector={sector} />);
    expect(draw({ id: 'toys' })).not.toBe(draw({ id: 'printing' }));
    expect(draw({ id: 'toys', pictogram: 'printing' })).toBe(draw({ id: 'printing' }));
    expect(() => draw({ id: 'toys', pictogram: 'toy' })).toThrow(/no pictogram is named "toy"/);
  });
});
