/** The part of selfsigned that is used here; it stands for its own types (record 0070). */
declare module 'selfsigned' {
  export function generate(
    subject: readonly { readonly name: string; readonly value: string }[],
    options: { readonly keyType: 'ec'; readonly algorithm: 'sha256' },
  ): Promise<{ readonly private: string; readonly cert: string }>;
}
