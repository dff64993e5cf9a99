/** A path as pages are looked up: letter case, a trailing slash, `.html` and `index.html` do not count. */
export function foldPath(path: string): string {
  const bare = path
    .toLowerCase()
    .replace(/(?<!\/)\/+$/, '')
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/(?<!\/)\/+$/, '');
  return bare === '' ? '/' : bare;
}
