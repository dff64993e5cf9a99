/** What salespeople choose from and how they greet: content/sales.yaml, handed in. */
export interface SalesWords {
  readonly lostBecause: readonly string[];
  readonly cameBy: readonly string[];
  readonly greetings: readonly Readonly<Record<'label' | 'lang' | 'text', string>>[];
}
