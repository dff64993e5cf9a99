import { runSteps, staticChecks } from './checks.ts';

process.exit(runSteps(staticChecks) ? 0 : 1);
