declare module 'html-encoding-sniffer' {
  /** The encoding of a page by the standard's own steps; `defaultEncoding` when nothing names one. */
  export default function sniff<Default>(
    bytes: Uint8Array,
    options: {
      transportLayerEncodingLabel?: string | undefined;
      defaultEncoding: Default;
      maxPrescanBytes?: number;
    },
  ): string | Default;
}
