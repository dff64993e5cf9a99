import { expect, it } from 'vitest';
import { editorConfig, LOCAL } from '../../src/editor/config.ts';
import { formsOf } from '../../src/editor/forms.ts';
import { placesOf } from '../../src/editor/where-text.ts';

const root = process.cwd();
const forms = formsOf(editorConfig(root, LOCAL), root);

it('finds words that two pages have on the page where it was clicked', () => {
  const written = 'Let’s Get Started';
  for (const name of ['ai-digital-marketing-services', 'ai-seo-services']) {
    expect(placesOf(written, `/services/${name}`, forms, root)[0]).toMatchObject({
      path: `content/services/${name}.yaml`,
    });
  }
});
