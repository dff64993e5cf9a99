import { beforeAll, describe } from 'vitest';
import { builtSite } from '../../helpers/built-site.ts';
import { testCrawl } from './crawl.ts';
import { testFiles } from './files.ts';
import { testHeads } from './heads.ts';
import { type Built, readPages } from './site-pages.ts';
import { testStructuredData } from './structured-data.ts';

let pages: Built['pages'];

// They share what was read, so they are parts of one test file.
beforeAll(async () => {
  pages = readPages(builtSite());
});

const built = (): Built => ({ dir: builtSite(), pages });

describe('what a crawler finds', () => testCrawl(built));
describe('the head of every page', () => testHeads(built));
describe('structured data', () => testStructuredData(built));
describe('files for machines', () => testFiles(built));
