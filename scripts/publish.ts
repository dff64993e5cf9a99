// Pull, check, build, release: what the server does by itself when somebody has changed the content.
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { runWithProgress } from './progress.mjs';
import { projectRoot } from './project.ts';
import { publish } from './publish/publish.ts';
import { distDir } from './site-build.ts';

const published = await publish({
  root: projectRoot,
  dist: distDir,
  // In a process of its own: what was pulled may bring other packages and another way to build.
  runTask: (...words) =>
    runWithProgress({
      doing: 'Publishing',
      command: process.execPath,
      args: [join(projectRoot, 'scripts/run.mjs'), ...words],
      options: { cwd: projectRoot },
      stage: lastLine,
    }),
  say: console.log,
});
process.exitCode = published ? 0 : 1;

/** How far the task says it is; how long it takes is said of all. */
function lastLine(output: string): string {
  const line = stripVTControlCharacters(output).trim().split('\n').at(-1) ?? '';
  return line.replace(/(?:, \d+ s)? …$/, '');
}
