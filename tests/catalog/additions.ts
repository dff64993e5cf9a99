import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { projectRoot } from '../../scripts/project.ts';

const FOLDER = join(projectRoot, 'tests/fixtures/additions');

/** What is long is a copy of what the site has, with fields of its own. */
const COPIES: Readonly<Record<string, { of: string; fields: Readonly<Record<string, unknown>> }>> =
  {
    'services/marketplace-ads-services.yaml': {
      of: 'services/microsoft-bing-ads-services.yaml',
      fields: {
        title: 'Marketplace Ads',
        'menu.groups.0.order': 55,
        'meta.title': 'Marketplace Ads for Sellers',
        'meta.description':
          'Sponsored products and brands on the marketplaces where your buyers already shop, measured in orders and margin. Managed by one team, first call free.',
        'hero.name': 'Marketplace Ads',
        'hero.heading': 'On the shelf where they shop.',
        'hero.object': undefined,
      },
    },
    'work/toys-sadar-bazaar.yaml': {
      of: 'work/crane-hire-ghaziabad.yaml',
      fields: {
        sample: false,
        order: 90,
        'meta.title': 'Case, Toys in Sadar Bazaar',
        'meta.description':
          'How a toy trader in Sadar Bazaar came from page seven to the first page of Google in five months, by prices a dozen and four pages. An invented case.',
        heading: 'Toys by the dozen, found by the street',
        sector: 'toys',
        'quote.client': 'asha-traders',
      },
    },
  };

/** One thing more of each kind, by the paths of their files in content/. */
export const additions: readonly string[] = [
  ...globSync('*/*', { cwd: FOLDER }),
  ...Object.keys(COPIES),
];

/** Adds one file to the content of a project, as somebody would who adds one thing. */
export function addTo(root: string, file: string): void {
  const target = join(root, 'content', file);
  const copy = COPIES[file];
  if (!copy) {
    cpSync(join(FOLDER, file), target);
    return;
  }
  const entry = parseDocument(readFileSync(join(projectRoot, 'content', copy.of), 'utf8'));
  for (const [path, value] of Object.entries(copy.fields)) {
    const keys = path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
    if (value === undefined) entry.deleteIn(keys);
    else entry.setIn(keys, value);
  }
  writeFileSync(target, entry.toString({ lineWidth: 0 }));
}
