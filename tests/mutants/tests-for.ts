import { existsSync, globSync } from 'node:fs';

/** A name, and arguments for Node. */
type Command = readonly [name: string, ...args: string[]];

const vitest = (...args: string[]): Command => [
  'vitest',
  'node_modules/vitest/vitest.mjs',
  ...args,
  '--bail=1',
  '--retry=0',
];

/** Tests of the built site that need no browser. */
const ON_FILES = [
  'tests/site/markup',
  'tests/site/seo',
  'tests/site/services',
  'tests/site/packages',
  'tests/site/policies',
  'tests/site/budgets',
  'tests/catalog',
];

/** Browser tests by what they open: the first that matches a file. */
const SPECS: readonly (readonly [RegExp, string[]])[] = [
  [/client\/consent/, ['measuring']],
  [/toasts/, ['toasts', 'form-outcomes', 'inquiry-form']],
  [
    /forms|islands/,
    ['-form', 'form-outcomes', 'connection', 'forms-without-scripts', 'attribution', 'toasts'],
  ],
  [
    /attribution|form-token|lead-forms|session-memory|submission/,
    ['attribution', '-form', 'connection', 'forms-without-scripts', 'leads-arrive'],
  ],
  [/popup|GrowthPopup/, ['growth-popup']],
  [/menu|Header|MenuGroup/, ['navigation']],
  [/footer|Footer/, ['footer']],
  [/counters|Count/, ['counters']],
  [/tabs|Tabs|StepTimeline/, ['tabs', 'reviews', 'who-we-are']],
  [/hisaab/, ['packages']],
  [/tilt/, ['who-we-are', 'steady-pages']],
  [/sections\/blog|copy-link/, ['blogs', 'comment-form']],
  [/sections\/contact|map|chosen-package/, ['contact-page', 'packages']],
  [
    /sections\/(packages|home|career|reviews|approach)/,
    ['packages', 'marquees', 'home', 'career', 'reviews', 'counters'],
  ],
  [
    /client\/|layouts\/|sections\/frame/,
    ['first-paint', 'steady-pages', 'floating-widgets', 'marquees', 'addresses'],
  ],
];

function specsFor(file: string): string[] {
  const names = SPECS.find(([pattern]) => pattern.test(file))?.[1] ?? [];
  return names.flatMap((name) => {
    const found = globSync(`tests/site/e2e/*${name}*.spec.ts`);
    if (found.length === 0) throw new Error(`No test in tests/site/e2e is called ${name}.`);
    return found;
  });
}

/** Files that only the server has: the pages are the same without them. */
const SERVER_ONLY = /^src\/(leads|server)\//;

/** What to run for a change of a file, cheapest first. */
export function testsFor(file: string): Command[] {
  const direct = vitest('related', file, '--run', '--exclude', 'tests/faults/**');
  if (SERVER_ONLY.test(file)) return [direct, vitest('run', 'tests/server', 'tests/leads')];
  const specs = specsFor(file);
  const browser: Command[] =
    specs.length > 0
      ? [
          [
            'playwright',
            'node_modules/@playwright/test/cli.js',
            'test',
            ...specs,
            '-x',
            '--retries=0',
            '--reporter=line',
          ],
        ]
      : [];
  const onFiles = vitest('run', ...ON_FILES.filter((folder) => existsSync(folder)));
  return [direct, ['build', 'scripts/build.ts'], onFiles, ...browser];
}
