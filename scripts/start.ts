import { SettingsError } from '../src/platform/environment.ts';
import { readServerSettings } from '../src/server/settings.ts';
import { buildSiteIfChanged } from './site-build.ts';

try {
  // A mistake is better told before a minute of building.
  readServerSettings(process.env);
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exit(1);
}
await buildSiteIfChanged();
await import('../src/server/main.ts');
