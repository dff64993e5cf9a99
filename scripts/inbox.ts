import { join } from 'node:path';
import { readYaml } from '../src/catalog/load/read-yaml.ts';
import { siteSchema } from '../src/catalog/schemas/site.ts';
import { runInbox } from '../src/inbox/run.ts';
import { projectRoot } from './project.ts';

const { name, url } = readYaml(projectRoot, 'content/site.yaml', siteSchema);
await runInbox(process.argv.slice(2), process.env, {
  firm: name,
  siteUrl: url,
  linkFile: join(projectRoot, '.cache/inbox/open.html'),
  // Bundling is only for pages: a link is made at once.
  makeLook: async () => (await import('./inbox-look.ts')).inboxLook(),
});
