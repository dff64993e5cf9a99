/** Two addresses that stand for one page: a slash at the end, an index file and a fragment tell nothing. */
export function sameAddress(one: string, other: string): boolean {
  const a = URL.parse(one);
  const b = URL.parse(other);
  return (
    a !== null &&
    b !== null &&
    a.origin === b.origin &&
    pathOf(a) === pathOf(b) &&
    a.search === b.search
  );
}

/** A path in one spelling. */
export function pathOf({ pathname }: URL): string {
  const path = pathname.replace(/\/(index\.(html?|php))?$/i, '');
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
