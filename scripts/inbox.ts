import { readYaml } from '../src/catalog/load/read-yaml.ts';
import { salesSchema } from '../src/catalog/schemas/sales.ts';
import { siteSchema, weekdays } from '../src/catalog/schemas/site.ts';
import { runInbox } from '../src/inbox/run.ts';
import { projectRoot } from './project.ts';

const { name, url, hours } = readYaml(projectRoot, 'content/site.yaml', siteSchema);
await runInbox(process.argv.slice(2), process.env, {
  firm: name,
  siteUrl: url,
  sales: readYaml(projectRoot, 'content/sales.yaml', salesSchema),
  hours: { ...hours, days: weekdays(hours.days) },
  // Bundling is only for pages: a link is made at once.
  makeLook: async () => (await import('./inbox-look.ts')).inboxLook(),
});
