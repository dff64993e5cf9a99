import { freePort } from '../../scripts/free-port.ts';
import { startNginx } from '../../tests/helpers/nginx.ts';
import { systemProgram } from '../server/system-program.ts';
import type { Folder } from './folders.ts';
import type { RunningSite, ServedSite } from './site.ts';

/**
 * Serves folders by one nginx as Debian sets it up, each as a site of its own.
 * @throws CannotMeasure when there is no nginx
 */
export async function serveFolders(
  folders: readonly Folder[],
): Promise<{ sites: ServedSite[]; stop: RunningSite['stop'] }> {
  const program = systemProgram('nginx', 'nginx-light');
  const sites: (ServedSite & { readonly server: string })[] = [];
  for (const { name, folder, pages } of folders) {
    const port = await freePort();
    const server = `server { listen 127.0.0.1:${port}; root ${folder}; index index.html; }`;
    sites.push({ name, url: `http://127.0.0.1:${port}`, pages, server });
  }
  const nginx = await startNginx(
    (_folder, port) => `
  include /etc/nginx/mime.types;
  default_type text/html;
  gzip on;
  log_not_found off;
  server { listen 127.0.0.1:${port}; }
  ${sites.map(({ server }) => server).join('\n  ')}
`,
    program,
  );
  return { sites: sites.map(({ name, url, pages }) => ({ name, url, pages })), stop: nginx.stop };
}
