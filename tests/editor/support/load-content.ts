// Reads the content of the working folder as a build does, and fails with the mistakes in it.
import { places } from '../../../src/catalog/collections.ts';
import { readPictures } from '../../../src/catalog/load/pictures.ts';
import { readArticles } from '../../../src/catalog/load/read-articles.ts';
import { readYaml, readYamlFolder } from '../../../src/catalog/load/read-yaml.ts';

const root = process.cwd();

await readPictures(root);
for (const place of Object.values(places)) {
  if ('file' in place) readYaml(root, place.file, place.schema);
  else if (place.ending === '.md') readArticles(root, place.folder);
  else readYamlFolder(root, place.folder, place.schema);
}
