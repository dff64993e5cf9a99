import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { paletteCss } from '../../src/brand/palette.ts';
import {
  ProjectImage,
  projectSlugs,
  toProjectSlug,
} from '../../src/illustration/projects/index.tsx';
import {
  SectorPictogram,
  sectorSlugs,
  toSectorSlug,
} from '../../src/illustration/sectors/index.tsx';

const colours = new Set(Array.from(paletteCss.matchAll(/(--[a-z-]+):/g), ([, name]) => name));

/** Colours a drawing names that the palette does not define. */
const strangers = (markup: string) =>
  Array.from(markup.matchAll(/var\((--[a-z-]+)/g), ([, name]) => name).filter(
    (name) => name !== '--pictogram-accent' && !colours.has(name),
  );

const bytes = (markup: string) => Buffer.byteLength(markup);

describe('project pictures', () => {
  it('are fifteen', () => {
    expect(projectSlugs).toHaveLength(15);
  });

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

  it('refuses an unknown slug with a sentence that names it and the remedy', () => {
    expect(() => toProjectSlug('toys-sadar-bazaar')).toThrow(
      /^No project picture is named "toys-sadar-bazaar"\. Use one of brass-fittings-aligarh, .* or draw it in src\/illustration\/projects\/toys-sadar-bazaar\.tsx/,
    );
  });

  it('refuses an unknown slug at compile time, and still when rendered', () => {
    // @ts-expect-error the slug is not in the registry
    const picture = <ProjectImage slug="toys-sadar-bazaar" title="Toys" />;
    expect(() => renderToStaticMarkup(picture)).toThrow(/toys-sadar-bazaar/);
  });
});

describe('sector pictograms', () => {
  it('are twelve', () => {
    expect(sectorSlugs).toHaveLength(12);
  });

  describe.each(sectorSlugs)('%s', (slug) => {
    const markup = renderToStaticMarkup(<SectorPictogram slug={slug} />);

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

  it('refuses an unknown slug with a sentence that names it and the remedy', () => {
    expect(() => toSectorSlug('toys')).toThrow(
      /^No sector pictogram is named "toys"\. Use one of education, .* or draw it in src\/illustration\/sectors\/forms\.ts/,
    );
  });

  it('refuses an unknown slug at compile time, and still when rendered', () => {
    // @ts-expect-error the slug is not in the registry
    const pictogram = <SectorPictogram slug="toys" />;
    expect(() => renderToStaticMarkup(pictogram)).toThrow(/"toys"/);
  });
});
