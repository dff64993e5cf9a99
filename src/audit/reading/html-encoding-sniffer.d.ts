declare module 'html-encoding-sniffer' {
  /** The encoding of a page by the standard's own steps; null when nothing names one. */
  export default function sniff(
    bytes: Uint8Array,
    options: {
      transportLayerEncodingLabel?: string | undefined;
      defaultEncoding: null;
      maxPrescanBytes?: number;
    },
  ): string | null;
}
