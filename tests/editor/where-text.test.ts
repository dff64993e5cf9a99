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

it('takes no sentence of an article for a text of placeholders, which is found on its own page', () => {
  for (const sentence of ['Ask them all in the last days', 'Day after day they ask the same']) {
    expect(placesOf(sentence, '/blogs/Fixing-Brand-Trust', forms, root)).toEqual([]);
  }
  const offices = [{ path: 'content/pages/contact.yaml', field: 'offices.heading' }];
  expect(placesOf('Five doors in Delhi NCR', '/Contact', forms, root)).toMatchObject(offices);
});

it('finds the words of header and footer in the menus', () => {
  for (const [label, path] of Object.entries({
    Blogs: 'content/navigation.yaml',
    Reviews: 'content/navigation.yaml',
    'Who We Are': 'content/navigation.yaml',
    'SEO Services': 'content/services/seo-services.yaml',
  })) {
    expect(placesOf(label, '', forms, root)[0], label).toMatchObject({ path });
  }
});
