import type { PageFacts } from '../facts.ts';
import type { Evidence } from '../said.ts';
import { isOwn, pathOf } from './addresses.ts';

/** What sends whoever opens a page on to another address, which is undefined where a script puts it together. */
type Jump = Omit<Evidence, 'url'> & {
  readonly to?: URL | undefined;
  /** It sends phones alone, to an address that the firm has for them. */
  readonly isForPhones?: boolean | undefined;
};

/** Seconds; what waits longer ends a session, or is no surprise. */
const SOON = 60;
const REFRESH = /^\s*(\d{1,9})[\d.]*\s*[;,\s]\s*(?:url\s*=\s*)?["']?\s*([^"'\s][^"']*)/i;
const CLASSIC = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/;
/** Sending on is all that such a script does: it is short, and knows neither conditions nor clicks. */
const LONGEST = 1_500;
const ON_CONDITION =
  /\b(?:if|else|case|for|while|return|catch|then|throw)\b|&&|\|\||\?(?![\w%-]+=)|click|submit|change|key(?:down|up|press)|touch|scroll|mouse|pointer|message|error/i;
const GOES =
  /(?:^|[;{}(>\n]|setTimeout\s*\(\s*["'`])\s*(?:(?:window|document|self|top|this)\.)*location(?:(?:\.href)?\s*=(?!=)|\.(?:assign|replace)\s*\()\s*(["'`]?)([^"'`;\n)]*)/;
/** Who breaks in sends phones alone away: the owner looks at a desk. A firm's own way is to an app, or to what is called mobile. */
const ASKS_FOR_PHONES =
  /^(?=.*\bnavigator\.userAgent\b).*(?:android|iphone|mobi)|\b(?:screen\.(?:avail)?width|(?:inner|client)Width)\b\s*</is;
const CONDITIONS = /\bif\s*\((?:[^()]|\([^()]*\))*\)/g;
const FOR_PHONES = /^(?:m|mobile|amp|app)\.|\.mobi$|\b(?:play\.google|apple)\.com$|wa\.me$/;
/** Functions that run by themselves: at once, when the page is there, or a while later. */
const RUNS =
  /onload\s*=|["'](?:load|DOMContentLoaded|pageshow)["']|ready\s*\(|setTimeout\s*\(|(?:\$|jQuery)\s*\(\s*(?:function|\()|(?<![\w$)\]])[(!+]\s*(?:async\s*)?(?:function\b|\(\s*\)\s*=>)/g;
const NAMED = /\bfunction\s+(\w+)|\b(\w+)\s*=\s*(?:function\b|\([^()]*\)\s*=>)/;

/** Tags, the header `Refresh` and scripts that lead away from a page, as far as they are sure to. */
export const jumpsOf = (page: PageFacts) =>
  allJumps(page).filter(({ isForPhones }) => !isForPhones);

/** Where a script sends phones within the site. */
export const phonesLed = (page: PageFacts) =>
  allJumps(page).filter(({ isForPhones, to }) => isForPhones && to && isOwn(page, to.href));

function allJumps({ url, headers, html }: PageFacts): Jump[] {
  const elsewhere = (written: string) => {
    const [from, to] = [URL.parse(url), written ? URL.parse(written, html.base) : null];
    return from && to && (from.host !== to.host || pathOf(from) !== pathOf(to)) ? to : undefined;
  };
  const refreshing = (content: string, said: string, line?: number): Jump[] => {
    const [, seconds, written = ''] = REFRESH.exec(content.slice(0, 500)) ?? [];
    const to = Number(seconds) < SOON ? elsewhere(written) : undefined;
    return to ? [{ line, found: `${said}: ${content}`, to }] : [];
  };
  const tags = html.metas.filter(({ name, inNoscript }) => name === 'refresh' && !inNoscript);
  const onload = html.scripts.filter(({ isOnload }) => isOnload).map(({ code }) => code);
  const scripts = html.scripts.flatMap(({ code, type, line }): Jump[] => {
    const isPlain = CLASSIC.test(type) && code.length <= LONGEST;
    const run = onload.join(';');
    const written = isPlain ? targetIn(code, run) : undefined;
    const isAsked = isPlain && !written && ASKS_FOR_PHONES.test(code);
    const forPhones = isAsked && targetIn(code.replace(CONDITIONS, ''), run);
    const to = elsewhere(written || forPhones || '');
    const isForPhones = !written && to && (isOwn({ url }, to.href) || FOR_PHONES.test(to.hostname));
    return to || written === '' ? [{ line, found: code.trim(), to, isForPhones }] : [];
  });
  return [
    ...tags.flatMap(({ content, line }) => refreshing(content, 'refresh', line)),
    ...refreshing(headers.refresh ?? '', 'Refresh'),
    ...scripts,
  ];
}

/** Where a script sends on to without fail, '' for an address that it puts together; undefined for nowhere. */
function targetIn(written: string, onload: string): string | undefined {
  const code = written.replace(/\/\*[^*]*\*\/|(?<![:"'`])\/\/.*/g, '');
  const found = GOES.exec(code);
  const [, quote, target = ''] = found ?? [];
  const said = code.replace(/(["'`])https?:[^"'`]*\1/gi, '');
  if (!target || ON_CONDITION.test(said) || /^(?:#|javascript:)|\blocation\b/.test(target)) return;
  const before = code.slice(0, found?.index);
  const functions = before.match(/\bfunction\b|=>/g)?.length ?? 0;
  const [name] = NAMED.exec(before)?.slice(1).filter(Boolean) ?? [];
  const isRun = name && name !== 'onload' && isCalled(name, `${code};${onload}`);
  // Each function has to be one that runs by itself.
  const running = isRun ? 1 : (before.match(RUNS)?.length ?? 0);
  return functions > running ? undefined : quote && target;
}

function isCalled(name: string, code: string): boolean {
  const isName = new RegExp(`\\b${name}\\b`);
  return code
    .split(/[;{}\n]/)
    .some((call) => call.trim().startsWith(`${name}(`) || (call.match(RUNS) && isName.test(call)));
}
