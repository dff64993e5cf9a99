/** The part of the Observatory that is read here; it stands for its own types (record 0070). */
declare module '@mdn/mdn-http-observatory' {
  export function scan(hostAndPath: string): Promise<{
    readonly scan: { readonly grade: string; readonly score: number };
    readonly tests: Readonly<Record<string, { readonly scoreModifier: number | null }>>;
  }>;
}
