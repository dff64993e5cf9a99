import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Photo } from '../../../src/site/ui/Photo.tsx';

const drawing = { src: '/drawings/a.1.svg', width: 480, height: 360, alt: 'Website of Asha' };
const photo = {
  ...drawing,
  src: '/_astro/a.webp',
  srcSet: { avif: '/_astro/a.avif 400w', webp: '/_astro/a.webp 400w' },
};
const markup = (element: React.ReactElement) => renderToStaticMarkup(element);

it('a drawing is a lazy img with its size and description', () => {
  expect(markup(<Photo image={drawing} sizes="50vw" className="cover" />)).toBe(
    '<img src="/drawings/a.1.svg" width="480" height="360" alt="Website of Asha" class="cover" loading="lazy" decoding="async"/>',
  );
});

it('a photograph comes as AVIF or WebP in the size that the layout asks for', () => {
  const html = markup(<Photo image={photo} sizes="50vw" className="cover" />);
  expect(html).toMatch(/^<span class="photo cover"><picture><source type="image\/avif"/);
  expect(html).toContain('srcSet="/_astro/a.avif 400w" sizes="50vw"/><img src="/_astro/a.webp"');
  expect(html).toContain('srcSet="/_astro/a.webp 400w" sizes="50vw" loading="lazy"');
});

it('shows its credit, and keeps its focus without a style attribute', () => {
  const image = { ...photo, credit: 'Asha Rao', focus: { x: 25, y: 0 } as const };
  const html = markup(<Photo image={image} sizes="50vw" />);
  expect(html).toContain('data-x="25" data-y="0"');
  expect(html).toContain('<small class="photo__credit">Asha Rao</small>');
  expect(html).not.toContain('style=');
});

it('waits for nobody on the first screen', () => {
  const html = markup(<Photo image={photo} sizes="50vw" eager />);
  expect(html).toContain('loading="eager" fetchPriority="high"');
});
