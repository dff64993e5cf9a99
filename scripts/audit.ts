import { progressOf } from '../src/audit/events.ts';
import { answersWith, haveRun } from '../src/audit/run/have-run.ts';
import { runAudit } from '../src/audit/run/run-audit.ts';
import { startWorker } from '../src/audit/run/start-worker.ts';
import type { AuditEvent } from '../src/audit/said.ts';
import { readAuditSettings } from '../src/audit/settings.ts';
import { readYaml } from '../src/catalog/load/read-yaml.ts';
import { siteSchema } from '../src/catalog/schemas/site.ts';
import { robotName } from '../src/catalog/words/robot-name.ts';
import { UsageError } from '../src/platform/command-line.ts';
import { SettingsError } from '../src/platform/environment.ts';
import { type Command, help, parseCommandLine } from './audit/command-line.ts';
import { folderFetcher } from './audit/folder-fetcher.ts';
import { reportText } from './audit/report-text.ts';
import { readWords } from './audit/words.ts';
import { projectRoot } from './project.ts';

try {
  const command = parseCommandLine(process.argv.slice(2));
  if (command) process.exitCode = await audit(command);
  else console.log(help);
} catch (error) {
  if (!(error instanceof UsageError) && !(error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

/** Audits and prints; 1 when a check fails, or when there is no report. */
async function audit(command: Command): Promise<number> {
  const words = readWords(projectRoot);
  const events: AuditEvent[] = [];
  for await (const event of eventsOf(command)) {
    events.push(event);
    if (event.kind === 'stage') console.error(`${words.report.stages[event.stage]} …`);
  }
  const progress = progressOf(events);
  const { url, score, stop, outcomes } = progress;
  if (command.json) console.log(JSON.stringify({ url, score, stop, outcomes }, null, 2));
  else console.log(reportText(progress, words));
  const failed = Object.values(outcomes).some(({ kind }) => kind === 'fail');
  return failed || score === undefined ? 1 : 0;
}

function eventsOf({ url, folder }: Command): AsyncIterable<AuditEvent> {
  const site = readYaml(projectRoot, 'content/site.yaml', siteSchema);
  const robot = robotName(site.brandWord);
  if (folder !== undefined) {
    return runAudit(url, { fetcher: folderFetcher(folder, url), robot });
  }
  const { ownAddresses, cruxApiKey } = readAuditSettings(process.env);
  const siteUrl = process.env.SITE_URL || site.url;
  const job = { url: url.href, robot, siteUrl, ownAddresses };
  return haveRun(startWorker(), job, new AbortController().signal, {
    answer: answersWith(cruxApiKey),
  });
}
