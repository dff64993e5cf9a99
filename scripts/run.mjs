// The one script that runs on whatever Node (>= 20.19) the machine has. It installs what is missing
// and hands over to scripts/<task>.ts on the project's own Node 24, which runs TypeScript as it is.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const windows = process.platform === 'win32';
const node24 = join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node');

const taskFiles = {
  start: 'scripts/start.ts',
  dev: 'scripts/dev.ts',
  build: 'scripts/build.ts',
  release: 'scripts/release.ts',
  check: 'scripts/check.ts',
  fix: 'scripts/fix.ts',
  fonts: 'scripts/fonts.ts',
  test: 'scripts/test.ts',
  faults: 'scripts/faults.ts',
  bench: 'bench/main.ts',
  leads: 'src/leads/cli/main.ts',
  'launch-check': 'scripts/launch-check.ts',
};

/** Folders with packages of their own, too heavy for the other tasks, by the task that needs them. */
const furtherPackages = { bench: join(root, 'bench') };

function installWhatIsMissing(folder, mustExist) {
  const lock = createHash('sha256').update(readFileSync(join(folder, 'package-lock.json')));
  const wanted = `${lock.digest('hex')} ${process.platform}-${process.arch}\n`;
  const stamp = join(folder, 'node_modules', '.installed-from');
  const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (installed === wanted && existsSync(mustExist)) return;

  console.error('Installing packages (needed once, about a minute) …');
  const npm = spawnSync('npm', ['ci'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: windows,
  });
  if (npm.status !== 0) {
    console.error('npm ci failed: see above. Check the network connection and try again.');
    process.exit(npm.status ?? 1);
  }
  writeFileSync(stamp, wanted);
}

const [task = '', ...rest] = process.argv.slice(2);
const file = taskFiles[task];
if (!file) {
  console.error(`Unknown task "${task}". Known: ${Object.keys(taskFiles).join(', ')}.`);
  process.exit(1);
}

installWhatIsMissing(root, node24);
const further = furtherPackages[task];
if (further) installWhatIsMissing(further, join(further, 'node_modules'));
const child = spawn(node24, [join(root, file), ...rest], { cwd: root, stdio: 'inherit' });
// A terminal sends Ctrl+C to the child too; waiting for it lets it finish its work in order.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
