import { gzipSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { mockupFile, mockups } from '../../../src/site/illustration/projects/index.tsx';
import { PlainMockup } from '../../../src/site/illustration/projects/plain.tsx';
import { pictogramForms } from '../../../src/site/illustration/sectors/forms.ts';
import { pictogramFile } from '../../../src/site/illustration/sectors/index.tsx';

const TOYS = {
  id: 'toys-sadar-bazaar',
  title: 'Khilona Wholesale Toys',
  label: 'Trader',
  place: 'Sadar Bazaar, Delhi',
};

describe('project pictures', () => {
  it.each([...mockups.keys(), TOYS.id])(
    '%s is a small file with colours and type of its own',
    (id) => {
      const { svg, src, height } = mockupFile({ ...TOYS, id });
      expect(svg).toMatch(
        new RegExp(
          `^<svg xmlns="[^"]+" width="480" height="${height}" viewBox="0 0 480 ${height}"`,
        ),
      );
      expect(src).toMatch(new RegExp(`^/drawings/${id}\\.[0-9a-f]{8}\\.svg$`));
      expect(/<text|<tspan|var\(|NaN|undefined|\sstyle=/.exec(svg)?.[0]).toBeUndefined();
      expect(gzipSync(svg).length).toBeLessThanOrEqual(10 * 1024);
    },
  );

  it.each([...mockups])('%s is drawn in colours of the palette', (_, markup) => {
    expect(markup).not.toMatch(/(fill|stroke)="(?!none|var\()/);
  });

  it('are found by the name of the project, or by the name that it gives', () => {
    expect(mockupFile({ ...TOYS, id: 'tiles-morbi' }).name).toMatch(/^tiles-morbi\./);
    expect(mockupFile({ ...TOYS, drawing: 'tiles-morbi' }).name).toMatch(/^tiles-morbi\./);
    expect(() => mockupFile({ ...TOYS, id: 'tiles-kota', drawing: 'tiles-morbid' })).toThrow(
      /^content\/projects\/tiles-kota\.yaml: no drawing is named "tiles-morbid"\. Use one of auto-/,
    );
  });

  it('have a plain one for a project that nobody has drawn', () => {
    const markup = renderToStaticMarkup(<PlainMockup project={TOYS} />);
    expect(markup).toContain('Khilona');
    expect(markup).toContain('Trader');
  });
});

describe('sector pictograms', () => {
  it.each([...pictogramForms.keys()])('%s is a small file in colours of its own', (id) => {
    const { name, svg } = pictogramFile({ id });
    expect(name).toMatch(new RegExp(`^${id}\\.`));
    expect(svg).toContain('width="96" height="96" viewBox="0 0 96 96"');
    expect(svg).not.toMatch(/var\(|NaN|undefined|\s(id|style)="/);
    expect(Buffer.byteLength(svg)).toBeLessThan(1.2 * 1024);
  });

  it('are a shop for a trade that nobody has drawn, and refused when misnamed', () => {
    const draw = (sector: { id: string; pictogram?: string }) => pictogramFile(sector).svg;
    expect(draw({ id: 'toys' })).not.toBe(draw({ id: 'printing' }));
    expect(draw({ id: 'toys', pictogram: 'printing' })).toBe(draw({ id: 'printing' }));
    expect(() => draw({ id: 'toys', pictogram: 'toy' })).toThrow(/no pictogram is named "toy"/);
  });
});
