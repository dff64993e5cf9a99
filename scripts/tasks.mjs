/**
 * What `npm run …` can do: its file, and what it is for. `npm run help` prints it.
 *
 * @type {Readonly<Record<string, { file: string, does: string }>>}
 */
export const tasks = {
  start: { file: 'scripts/start.ts', does: 'builds what changed and serves the site' },
  test: { file: 'scripts/test.ts', does: 'all that guards a change; test:all with every page' },
  edit: { file: 'scripts/edit.ts', does: 'an editor in the browser; -- --host … for a team' },
  dev: { file: 'scripts/dev.ts', does: 'pages with live reload on :4321' },
  check: { file: 'scripts/check.ts', does: 'types, lint, and what rooms may import' },
  fix: { file: 'scripts/fix.ts', does: 'formats, and mends what can be mended by itself' },
  build: { file: 'scripts/build.ts', does: 'builds a release; a running server takes it up' },
  release: {
    file: 'scripts/release.ts',
    does: 'the releases there are; -- back for the one before',
  },
  publish: { file: 'scripts/publish.ts', does: 'on a server: fetch, check, build, release' },
  'launch-check': { file: 'scripts/launch-check.ts', does: 'what is left to do before going live' },
  leads: { file: 'src/leads/cli/main.ts', does: 'leads: list, show, mark, export, backup …' },
  'leads inbox': {
    file: 'scripts/inbox.ts',
    does: 'the same in a browser: npm run leads -- inbox',
  },
  watch: { file: 'src/watch/main.ts', does: 'on a server: tells whoever runs it of trouble' },
  audit: { file: 'scripts/audit.ts', does: 'the SEO audit of a page: -- shop.in' },
  bench: { file: 'bench/main.ts', does: 'how fast pages, server and build are' },
  faults: { file: 'scripts/faults.ts', does: 'kills, outages and load, about 45 minutes' },
};

/** The commands, a line each. */
export function helpText() {
  const lines = Object.entries(tasks)
    .filter(([name]) => !name.includes(' '))
    .map(([name, { does }]) => `  npm run ${name.padEnd(14)}${does}`);
  return [
    'Commands. What one takes: npm run NAME -- --help, where there is more.',
    '',
    ...lines,
  ].join('\n');
}
