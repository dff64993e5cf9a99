import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/free-port.ts';
import { startMariaDb } from './mariadb.ts';
import { run, servePhp } from './php-site.ts';
import type { RunningSite } from './site.ts';

/** What a system is set up with: a folder that goes with it, and where it will answer. */
interface Place {
  readonly folder: string;
  readonly port: number;
  readonly url: string;
}

interface System {
  readonly name: string;
  /** Files without which Debian's package is not there. */
  readonly needs: readonly string[];
  readonly pages: readonly string[];
  /** Sets it up, starts it, and resolves with how to stop it. */
  readonly start: (place: Place) => Promise<() => Promise<void>>;
}

const PASSWORD = 'bench-passphrase-1';
const MEDIAWIKI = '/usr/share/mediawiki';
const DOKUWIKI = '/usr/share/dokuwiki';
const WORDPRESS = '/usr/share/wordpress';
/** A package of its own: without a theme, pages are empty. */
const THEMES = '/var/lib/wordpress/wp-content/themes/twentytwentythree';

const mediawiki: System = {
  name: 'mediawiki',
  needs: [join(MEDIAWIKI, 'maintenance/install.php')],
  pages: [
    '/index.php/Main_Page',
    '/index.php/Special:RecentChanges',
    '/index.php/Never_written',
    '/index.php/Special:SpecialPages',
    '/index.php/Special:Version',
    '/index.php?title=Main_Page&action=history',
  ],
  start: async ({ folder, port, url }) => {
    const args = {
      dbtype: 'sqlite',
      dbpath: folder,
      confpath: folder,
      server: url,
      pass: PASSWORD,
    };
    const options = Object.entries(args).flatMap(([name, value]) => [`--${name}`, value]);
    const install = join(MEDIAWIKI, 'maintenance/install.php');
    run('php', [install, ...options, '--scriptpath', '', 'Wiki', 'Admin']);
    const env = { MW_CONFIG_FILE: join(folder, 'LocalSettings.php') };
    return await servePhp(MEDIAWIKI, port, { env });
  },
};

const dokuwiki: System = {
  name: 'dokuwiki',
  needs: [join(DOKUWIKI, 'doku.php'), '/etc/dokuwiki/dokuwiki.php', '/var/lib/dokuwiki/data'],
  pages: [
    '/doku.php?id=wiki:syntax',
    '/doku.php?id=wiki:dokuwiki',
    '/doku.php?id=wiki:welcome',
    '/doku.php?id=start',
    '/doku.php?id=start&do=index',
  ],
  start: async ({ folder, port }) => {
    const data = join(folder, 'data');
    await cp('/var/lib/dokuwiki/data', data, { recursive: true });
    const settings = `<?php $conf['title'] = 'Wiki'; $conf['savedir'] = '${data}'; $conf['useacl'] = 0;`;
    await writeFile(join(folder, 'local.php'), settings);
    const before = join(folder, 'before.php');
    await writeFile(before, `<?php define('DOKU_CONF', '${folder}/');`);
    return await servePhp(DOKUWIKI, port, { settings: [`auto_prepend_file=${before}`] });
  },
};

const wordpress: System = {
  name: 'wordpress',
  needs: [join(WORDPRESS, 'wp-admin/install.php'), THEMES, '/usr/sbin/mariadbd'],
  pages: [
    '/',
    '/?p=1',
    '/?page_id=2',
    '/?p=99',
    '/?cat=1',
    '/?author=1',
    '/?s=hello',
    '/wp-login.php',
  ],
  start: async ({ folder, port, url }) => {
    const socket = join(folder, 'db.sock');
    const stopDatabase = await startMariaDb(folder, socket);
    const site = join(folder, 'site');
    await cp(WORDPRESS, site, { recursive: true, dereference: true });
    const sample = await readFile(join(site, 'wp-config-sample.php'), 'utf8');
    const config = sample
      .replace('database_name_here', 'wordpress')
      .replace('username_here', 'root')
      .replace('password_here', '')
      .replace("'localhost'", `'localhost:${socket}'`);
    await writeFile(join(site, 'wp-config.php'), config);
    const install = `<?php define('WP_INSTALLING', true); $_SERVER['HTTP_HOST'] = '127.0.0.1:${port}';
      require '${site}/wp-load.php'; require '${site}/wp-admin/includes/upgrade.php';
      wp_install('Shop', 'admin', 'a@example.in', true, '', '${PASSWORD}');
      update_option('siteurl', '${url}'); update_option('home', '${url}');`;
    run('php', [], install);
    const stopPhp = await servePhp(site, port);
    return async () => {
      await stopPhp();
      await stopDatabase();
    };
  },
};

/**
 * Starts those systems whose Debian packages are there, each new and with what it brings along. What
 * was started is added to `running`, so that it can be stopped whatever happens to the next one.
 */
export async function startSystems(running: RunningSite[]): Promise<void> {
  const there = [mediawiki, dokuwiki, wordpress].filter(({ needs }) => needs.every(existsSync));
  for (const { name, pages, start } of there) {
    const folder = await mkdtemp(join(tmpdir(), `${name}-`));
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const stopServers = await start({ folder, port, url });
    const stop = async () => {
      await stopServers();
      await rm(folder, { recursive: true });
    };
    running.push({ name, url, pages, stop });
  }
}
