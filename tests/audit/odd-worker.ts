// A worker that fails in the way that its job's address names.
process.once('message', ({ url }: { readonly url: string }) => {
  if (url.includes('silent')) {
    setInterval(() => {}, 1000);
    return;
  }
  for (const stage of ['opening', 'reading']) process.send?.({ kind: 'stage', stage });
  if (url.includes('found')) {
    process.send?.({ kind: 'found', outcomes: { 'title-present': { kind: 'pass' } } });
  }
  setTimeout(() => {
    const all: unknown[] = [];
    if (url.includes('throws')) throw new Error('a mistake of ours, made for a test');
    if (url.includes('killed')) process.kill(process.pid, 'SIGKILL');
    while (url.includes('hangs') || all.push([...all]));
  }, 50);
});
