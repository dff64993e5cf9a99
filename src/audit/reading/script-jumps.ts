import type { Script } from './html-facts.ts';

interface ScriptJump {
  readonly line: number;
  readonly found: string;
  /** The address as it is written; undefined for one that is put together. */
  readonly to: string | undefined;
}

/** Braces, and what stands in them. */
interface Block {
  /** It runs when the page opens, without a condition. */
  readonly runs: boolean;
  /** The function that it is the body of, when somebody has to call it. */
  readonly name: string | undefined;
  readonly isFunction: boolean;
  /** Something before may have left it. */
  left: boolean;
}

/** Comments, strings, signs, and all between; each part matches to its end, so that time is linear. */
const PART =
  /\/\/[^\n]*|\/\*(?:[^*]|\*(?!\/))*(?:\*\/)?|"(?:\\[\s\S]|[^"\\\n])*"?|'(?:\\[\s\S]|[^'\\\n])*'?|`(?:\\[\s\S]|[^`\\])*`?|[{};\n]|[^"'`/{};\n]+|[\s\S]/g;
const CLASSIC = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/;
const GOES =
  /^(?:(?:window|document|self|top|globalThis|this)\.)*location(?:(?:\.href)?\s*=(?!=)|\.(?:assign|replace)\s*\()\s*([\s\S]*)$/;
/** It waits, and then goes all the same. */
const LATER = /^(?:window\.)?setTimeout\s*\(\s*(?:["'`]|\(\s*\)\s*=>)\s*/;
const CONTROLS = /^(?:if|else|for|while|do|switch|case|return|function|async|class)\b/;
const FUNCTION = /(?:function\b[^()]*\([^()]*\)|(?:\([^()]*\)|\b\w+)\s*=>)$/;
const NAMED = /^(?:(?:async\s+)?function\s+(\w+)|(?:var|let|const)\s+(\w+)\s*=)/;
/** What runs a function when the page is there, up to that function. */
const ON_LOAD =
  /(?:(?:(?:window|document|self)\.)*(?:onload\s*=|addEventListener\s*\(\s*["'](?:load|DOMContentLoaded|pageshow)["']\s*,|setTimeout\s*\()|(?:\$|jQuery)\s*\(\s*(?:(?:document|window)\s*\)\s*\.\s*(?:ready|on)\s*\(\s*(?:["'](?:load|ready)["']\s*,)?)?)\s*["'`]?/
    .source;
const RUNNER = new RegExp(
  `^(?:[(!+~]+|void\\b|${ON_LOAD})\\s*(?:async\\s*)?(?:function|\\(|\\w+\\s*=>)`,
);
const LONGEST = 400;
const MOST_NAMED = 20;
/** A script that only sends on is short, and strangers write long ones. */
const LONGEST_STATEMENT = 2_000;
const MOST_CODE = 200_000;
const DEEPEST = 50;

/** Where scripts of a page send on whoever opens it: without a condition, or not at all. */
export function scriptJumps(scripts: readonly Script[]): ScriptJump[] {
  let left = MOST_CODE;
  const classic = scripts.filter(({ code, type }) => {
    left -= code.length;
    return left > 0 && CLASSIC.test(type);
  });
  // Most pages have none that could, and are left at that.
  if (!classic.some(({ code }) => /\blocation\b/.test(code))) return [];
  const read = classic.map(({ code, line }) => readScript(code, line));
  const named = read.flatMap((script) => script.named).slice(0, MOST_NAMED);
  const atLoad = read.map(({ runs }) => runs).join('');
  const called = named.filter(({ name }) =>
    new RegExp(`^(?:(?:window\\.)?${name}\\s*\\(|${ON_LOAD}${name}\\b)`, 'm').test(atLoad),
  );
  return [...read.flatMap(({ jumps }) => jumps), ...called];
}

function readScript(code: string, firstLine: number) {
  const jumps: ScriptJump[] = [];
  const named: (ScriptJump & { readonly name: string })[] = [];
  const blocks: Block[] = [{ runs: true, name: undefined, isFunction: true, left: false }];
  let runs = '';
  let statement = '';
  let broken = false;
  let line = firstLine;
  const end = () => {
    const block = blocks.at(-1);
    const text = statement.trim().slice(0, LONGEST);
    statement = '';
    if (!block || !text) return;
    if (block.runs) runs += `${text}\n`;
    const jump = block.left ? undefined : jumpIn(text, line);
    if (jump && block.runs) jumps.push(jump);
    if (jump && block.name && blocks.at(-2)?.runs) named.push({ ...jump, name: block.name });
    if (/\b(?:return|throw)\b/.test(text)) leave(blocks);
  };
  for (const [part] of code.matchAll(PART)) {
    const isBreak = part === '\n';
    if (blocks.length > DEEPEST) break;
    if (/^\/[/*]/.test(part)) {
      // A comment parts nothing.
    } else if (isBreak) broken ||= mayEnd(statement);
    else {
      if (broken && /^\s*[^\s{.=+&|?:,)*]/.test(part)) end();
      if (part.trim()) broken = false;
      if (part === '{') open(blocks, statement);
      if (part === '{') statement = '';
      else if (part === ';' || part === '}') end();
      else if (statement.length < LONGEST_STATEMENT) statement += part;
      if (part === '}' && blocks.length > 1) blocks.pop();
    }
    line += part.split('\n').length - 1;
  }
  end();
  return { jumps, named, runs };
}

function open(blocks: Block[], statement: string): void {
  const outer = blocks.at(-1);
  const before = statement.trim().slice(0, LONGEST);
  const isFunction = FUNCTION.test(before);
  const runner = isFunction ? RUNNER.test(before) : /^(?:try|finally)?$/.test(before);
  const [, declared, assigned] = (isFunction && NAMED.exec(before)) || [];
  blocks.push({
    runs: runner && outer?.runs === true && !outer.left,
    name: declared ?? assigned,
    isFunction,
    left: false,
  });
}

/** A way out: what follows in the same function is not certain to run. */
function leave(blocks: readonly Block[]): void {
  for (const block of blocks.toReversed()) {
    block.left = true;
    if (block.isFunction) return;
  }
}

/** A line that is whole, where people write no semicolons. */
function mayEnd(statement: string): boolean {
  const text = statement.trim();
  return text !== '' && !/[=+&|?:,.(]$/.test(text) && !CONTROLS.test(text);
}

function jumpIn(text: string, line: number): ScriptJump | undefined {
  const [, target = ''] = GOES.exec(text.replace(LATER, '')) ?? [];
  // Within the page, or to its own address.
  if (
    !target ||
    /^["'`](?:#|javascript:)|\bhash\b|^(?:window\.|document\.)?location\b/i.test(target)
  )
    return undefined;
  const [, to, rest = ''] = /^["'`\\]+([^"'`\\]*)["'`\\]+\s*([\s\S]*)/.exec(target) ?? [];
  return { line, found: text, to: /^\+/.test(rest) ? undefined : to };
}
