import { buildSiteIfChanged } from './site-build.ts';

await buildSiteIfChanged();
await import('../src/server/main.ts');
