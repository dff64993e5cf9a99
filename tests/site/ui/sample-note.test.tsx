import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SampleNote } from '../../../src/site/ui/SampleNote.tsx';

const told = (...of: Parameters<typeof SampleNote>[0]['of']) =>
  renderToStaticMarkup(<SampleNote of={of} words="Invented" />).replaceAll(/<.*?>/g, '');

const sample = { sample: true, name: 'Ritu', title: 'Client' };
const other = { sample: true, title: 'Sharma Brass' };
const real = { sample: false, name: 'Imran' };

it('what is real does not stand below the word sample: the note names the samples that are left', () => {
  expect(told(sample, other)).toBe('Invented');
  expect(told(sample, real, other)).toBe('Invented (Ritu, Sharma Brass)');
  expect(told(real)).toBe('');
});
