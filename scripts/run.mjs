// Runs on whatever Node (>= 20.19) the machine has, like the .mjs files it imports. It installs what
// is missing and hands over to scripts/<task>.ts on the project's own Node 24, which runs TypeScript
// as it is.
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkPort } from '../src/platform/http/port.mjs';
import { packagedNode, whyNotOwnNode } from './node.mjs';
import { installPackages } from './packages.mjs';
import { helpText, tasks } from './tasks.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
/** Tasks that listen where PORT says: better told before a minute of installing and building. */
const listeningTasks = ['start', 'dev', 'edit'];

/** @param {string | undefined} problem a sentence for a person */
function exitOn(problem) {
  if (problem === undefined) return;
  console.error(problem);
  process.exit(1);
}

const words = process.argv.slice(2);
// A program of its own, though people look for it beside the other commands about leads.
const ownWords = words.slice(0, 2).join(' ') in tasks ? 2 : 1;
const task = words.slice(0, ownWords).join(' ');
const rest = words.slice(ownWords);
if (task === 'help') {
  console.log(helpText());
  process.exit(0);
}
const file = tasks[task]?.file;
if (!file) exitOn(`There is no "${task}". ${helpText()}`);

if (listeningTasks.includes(task)) exitOn(await checkPort(process.env, task));
const node24 = packagedNode(root);
if (!node24) exitOn(whyNotOwnNode());
exitOn(await installPackages(root, node24 ? [node24] : []));
// Its packages are too heavy for the other tasks.
if (task === 'bench') exitOn(await installPackages(join(root, 'bench'), ['node_modules']));

// Each tool sets what it needs: a value that the host has preset would spoil tests and development.
const { NODE_ENV: _preset, ...env } = process.env;
const child = spawn(
  node24 ? join(root, node24) : process.execPath,
  [join(root, `${file}`), ...rest],
  {
    cwd: root,
    env,
    stdio: 'inherit',
  },
);
// A terminal sends Ctrl+C to the child too; waiting for it lets it finish its work in order.
process.on('SIGINT', () => child.kill('SIGINT')).on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
