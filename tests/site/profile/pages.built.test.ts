import { describe, expect, it } from 'vitest';
import { builtSite, Page } from '../../helpers/built-site.ts';

const OPENINGS = [
  'Fullstack Developer',
  'Business Development Manager',
  'Marketing Intern',
  'Graphic Designer',
  'Social Media Intern',
];

const page = (name: string) => new Page(builtSite(), `/profile/${name}`);

describe('/profile/OurApproach', () => {
  const approach = page('OurApproach');
  const steps = [1, 2, 3, 4, 5];

  it.each(steps)('step %i has a title, a description, and the way to its long form', (step) => {
    const [title = ''] = approach.texts(`#step-${step} h2`);
    const section = `#section-${step}`;
    expect(title).not.toBe('');
    expect(approach.texts(`#step-${step} p`).join()).not.toBe('');
    expect(approach.texts(`#step-${step} a`)).toEqual([`Read More ${title}`]);
    expect(approach.all(`#step-${step} a`)[0]?.attributes.href).toBe(section);
    expect(approach.texts(section).join()).toContain(title);
    expect(approach.texts(`${section} h2`)).toHaveLength(1);
  });

  it('has a picture of its own for each step', () => {
    const panels = approach.html.split(/id="step-\d"/).slice(1);
    const pictures = panels.map((panel) => /<svg.*?<\/svg>/s.exec(panel)?.[0]);
    expect(new Set(pictures).size).toBe(steps.length);
    expect(pictures).not.toContain(undefined);
  });

  it('divides in its example as it should', () => {
    const cells = approach.texts('#section-4 td').map((text) => Number(text.replace(/[₹,]/g, '')));
    expect(cells.length).toBeGreaterThan(8);
    for (let at = 0; at < cells.length; at += 3) {
      const [spent = 0, enquiries = 0, each] = cells.slice(at);
      expect(each).toBe(Math.round(spent / enquiries));
    }
    expect(approach.texts('#section-5').join()).toContain('₹3');
  });
});

it('five openings in Delhi are folded, at most one opens, and each leads to the application', () => {
  const career = page('career');
  expect(career.texts('#openings h3')).toEqual(OPENINGS);
  expect(career.texts('#openings .openings__place')).toEqual(OPENINGS.map(() => 'Delhi, India'));
  const folds = career.all('#openings details').map(({ attributes }) => attributes);
  expect(folds).toEqual(OPENINGS.map(() => expect.objectContaining({ name: 'opening' })));
  expect(folds.filter((fold) => 'open' in fold)).toEqual([]);
  const links = career.all('#openings a.button').map(({ attributes }) => attributes.href);
  expect(links).toEqual(OPENINGS.map(() => '#apply'));
});
