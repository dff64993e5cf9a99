import { expect, it } from 'vitest';
import { editorConfig, LOCAL } from '../../src/editor/config.ts';
import { formsOf } from '../../src/editor/forms.ts';
import { placesOf } from '../../src/editor/where-text.ts';

const root = process.cwd();
const forms = formsOf(editorConfig(root, LOCAL), root);

it('finds a question that two pages ask on the page where it was clicked', () => {
  const asked = 'What does it cost?';
  expect(placesOf(asked, '/', forms, root)[0]).toMatchObject({ path: 'content/pages/home.yaml' });
  expect(placesOf(asked, '/services/internet-marketing-services', forms, root)[0]).toMatchObject({
    path: 'content/services/internet-marketing-services.yaml',
  });
});
