/**
 * Keeps small things for this tab's session. Where storage is forbidden or full, nothing is kept
 * and nothing breaks.
 */
export function remember(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Not kept.
  }
}

/** What was kept under `key`; undefined when there is nothing readable. */
export function recall<T>(key: string): T | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Forgets everything whose key begins with one of `prefixes`. */
export function forget(...prefixes: readonly string[]): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (prefixes.some((prefix) => key.startsWith(prefix))) sessionStorage.removeItem(key);
    }
  } catch {
    // Nothing was kept.
  }
}
