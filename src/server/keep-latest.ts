/**
 * Keeps what was made latest, each in one version: it is made once however many ask for it, and again where that
 * failed or another version is asked for.
 */
export function keepLatest<Thing>(most: number) {
  const kept = new Map<string, { readonly version: string; readonly made: Promise<Thing> }>();
  return (key: string, version: string, make: () => Promise<Thing>): Promise<Thing> => {
    const known = kept.get(key);
    const one = known?.version === version ? known : { version, made: make() };
    one.made.catch(() => kept.delete(key));
    // The latest stand last.
    kept.delete(key);
    kept.set(key, one);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return one.made;
  };
}
