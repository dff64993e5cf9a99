declare global {
  namespace Astro {
    interface ClientDirectives {
      /** Wakes the island at the first pointer, touch or focus that reaches it. */
      'client:interact'?: boolean;
    }
  }
}

export {};
