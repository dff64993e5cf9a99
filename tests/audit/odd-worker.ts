// A worker that fails in the way that its job's address names.
process.once('message', ({ url }: { readonly url: string }) => {
  if (url.includes('found')) {
    process.send?.({ kind: 'found', outcomes: { 'title-present': { kind: 'pass' } } });
  }
  setTimeout(() => {
    const all: unknown[] = [];
    if (url.includes('throws')) throw new Error('a mistake of ours, made for a test');
    while (url.includes('hangs') || all.push([...all]));
  }, 50);
});
