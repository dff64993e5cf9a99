/** A name as a label: `highlightsLabel` and `highlights-label` are Highlights label. */
export function labelOf(name: string): string {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, (_, before: string, next: string) => `${before} ${next}`)
    .replaceAll(/[-_]/g, ' ')
    .trim();
  const small = words.toLowerCase().replaceAll(/\benglish\b/g, 'English');
  return small.charAt(0).toUpperCase() + small.slice(1);
}

/** One of what a list is labelled with: Policies has a Policy, Clients and reviews a Client, Articles in Hindi an Article in Hindi. */
export function singularOf(label: string): string {
  return label
    .replace(/^People$/, 'Person')
    .replace(/ (?:and|of) .*/, '')
    .replace(/ies$/, 'y')
    .replace(/s(?=$| in )/, '');
}
