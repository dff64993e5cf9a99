import { readName } from '../leads/cli/read-options.ts';
import { endingOf } from '../leads/cli/run.ts';
import { giveWords } from '../leads/desk/give-words.ts';
import { leadDesk } from '../leads/desk/open-desk.ts';
import { readMailSettings } from '../leads/mail/settings.ts';
import { openTables } from '../platform/database/open-tables.ts';
import type { Environment } from '../platform/environment.ts';
import { whyNotListening } from '../platform/http/port.mjs';
import { closerOf, stopOnSignal } from '../platform/http/shutdown.ts';
import { type Access, inboxAccess } from './access.ts';
import { createInbox, portOf } from './app.ts';
import { help, type InboxCommand, parseInboxCommand } from './command-line.ts';
import type { InboxParts } from './parts.ts';
import { LOOPBACK, placesOf } from './places.ts';
import type { Look } from './replies.ts';
import { reportFinder } from './report-link.ts';
import { type InboxSettings, readInboxSettings } from './settings.ts';

/** The link at the start is for whoever sits at the computer, one for somebody else travels first. */
const START_LINK_MS = 15 * 60_000;
const LINK_MS = 24 * 3_600_000;

/** What the inbox needs beside its settings. */
export interface Surroundings extends Pick<InboxParts, 'firm' | 'sales' | 'hours'> {
  readonly siteUrl: string;
  readonly makeLook: () => Promise<Look>;
}

const systemClock = () => new Date();

/** Does what these words ask for; the inbox itself runs until it is told to stop. */
export async function runInbox(
  words: readonly string[],
  environment: Environment,
  surroundings: Surroundings,
): Promise<void> {
  try {
    const command = parseInboxCommand(words);
    if (command.name === 'help') return console.log(help);
    const settings = readInboxSettings(environment);
    const db = await openTables(settings.leads.database);
    const access = inboxAccess(db, systemClock);
    if (command.name !== 'start') {
      console.log(await answer(command, access, settings));
      return await db.destroy();
    }
    const who = command.who || (process.stdout.isTTY ? readName(undefined) : undefined);
    const { makeLook, ...named } = surroundings;
    const siteUrl = settings.siteUrl ?? new URL(named.siteUrl);
    await giveWords(db);
    const mail = readMailSettings(environment);
    const app = createInbox({
      ...named,
      settings,
      desk: leadDesk(db, settings.leads.database.kind === 'postgres', systemClock),
      access,
      look: await makeLook(),
      mail: mail === 'off' ? undefined : mail,
      siteUrl,
      findReport: reportFinder(db, siteUrl),
      now: systemClock,
    });
    const closeServer = closerOf(app);
    await listen(app, settings);
    stopOnSignal(async () => {
      await closeServer();
      await db.destroy();
    });
    const [home] = placesOf(portOf(app), settings.leads.inboxUrl);
    console.log(`The inbox is at ${home.origin}.`);
    if (who) {
      const link = new URL(`/open?token=${await access.makeLink(who, START_LINK_MS)}`, home);
      console.log(`This opens it once, for ${who}:\n${link}`);
    }
  } catch (error) {
    const { output, exitCode } = endingOf(error);
    console.error(output);
    process.exitCode = exitCode;
  }
}

async function answer(
  { name, who, mail }: InboxCommand,
  access: Access,
  { port, leads }: InboxSettings,
): Promise<string> {
  if (name === 'link') {
    const [home] = placesOf(port, leads.inboxUrl);
    if (mail) await access.noteMail(who, mail);
    const link = new URL(`/open?token=${await access.makeLink(who, LINK_MS)}`, home);
    return `This opens the inbox once, for ${who}, within 24 hours:\n${link}`;
  }
  const people = await access.people();
  if (name === 'people') {
    const lines = people.map(
      ({ who, browsers, links }) => `${who}: browsers signed in ${browsers}, unused links ${links}`,
    );
    return lines.join('\n') || 'Nobody can open the inbox yet.';
  }
  const names = people.map((person) => person.who).join(', ') || 'nobody';
  await access.revoke(who);
  return (await access.people()).length < people.length
    ? `${who} is signed out everywhere, and has no link any more.`
    : `Nobody of this name can open the inbox. There is ${names}.`;
}

async function listen(app: ReturnType<typeof createInbox>, { port, logLevel }: InboxSettings) {
  // One line with the link is enough.
  app.log.level = 'silent';
  try {
    await app.listen({ host: LOOPBACK, port });
  } catch (error) {
    console.error(whyNotListening(error, LOOPBACK, port, 'leads -- inbox', 'INBOX_PORT'));
    process.exit(1);
  }
  app.log.level = logLevel;
}
