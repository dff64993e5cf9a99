import { runSteps, staticChecks } from './checks.ts';

process.exit((await runSteps(staticChecks)) ? 0 : 1);
