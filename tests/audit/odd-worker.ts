import { messagesOf, say } from '../../src/audit/run/lines.ts';

// A worker that fails in the way that its job's address names.
for await (const job of messagesOf(process.stdin)) {
  const { url } = job as { readonly url: string };
  if (url.includes('silent')) {
    continue;
  }
  for (const stage of ['opening', 'reading']) say(process.stdout, { kind: 'stage', stage });
  if (url.includes('found')) {
    say(process.stdout, { kind: 'found', outcomes: { 'title-present': { kind: 'pass' } } });
  }
  setTimeout(() => {
    const all: unknown[] = [];
    if (url.includes('throws')) throw new Error('a mistake of ours, made for a test');
    if (url.includes('killed')) process.kill(process.pid, 'SIGKILL');
    while (url.includes('hangs') || all.push([...all]));
  }, 50);
}
