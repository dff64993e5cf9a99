import { afterAll, beforeAll, describe } from 'vitest';
import { type BuiltSite, builtSite } from '../helpers/built-site.ts';
import { testCrawl } from './crawl.ts';
import { testFiles } from './files.ts';
import { testHeads } from './heads.ts';
import { type Built, readPages } from './site-pages.ts';
import { testStructuredData } from './structured-data.ts';

const BUILD_TIMEOUT_MS = 240_000;

let site: BuiltSite;
let pages: Built['pages'];

// One build serves all of them, so they are parts of one test file.
beforeAll(async () => {
  site = await builtSite();
  pages = readPages(site.dir);
}, BUILD_TIMEOUT_MS);

afterAll(() => site?.remove());

const built = (): Built => ({ dir: site.dir, pages });

describe('what a crawler finds', () => testCrawl(built));
describe('the head of every page', () => testHeads(built));
describe('structured data', () => testStructuredData(built));
describe('files for machines', () => testFiles(built));
