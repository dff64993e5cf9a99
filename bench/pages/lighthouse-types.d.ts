/**
 * The part of Lighthouse that is read here. It stands for its own types, so that the project can be
 * checked where the packages of bench/ are not installed.
 */
declare module 'lighthouse' {
  /** An item of the audit "network-requests". */
  export interface NetworkRequest {
    readonly url: string;
    readonly resourceType?: string;
    /** Bytes over the wire, headers included. */
    readonly transferSize?: number;
  }

  interface Audit {
    /** From 0 to 1; null where there is nothing to score. */
    readonly score: number | null;
    readonly numericValue?: number;
    readonly details?: {
      readonly items?: readonly NetworkRequest[];
      readonly debugData?: { readonly totalElements?: number };
    };
  }

  interface Category {
    readonly score: number | null;
    readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
  }

  export interface Result {
    readonly audits: Readonly<Record<string, Audit>>;
    readonly categories: Readonly<Record<string, Category>>;
    readonly runtimeError?: { readonly message: string };
  }

  export interface Flags {
    readonly port: number;
    readonly logLevel: 'silent';
    readonly onlyCategories?: readonly string[] | undefined;
  }

  export default function lighthouse(
    url: string,
    flags: Flags,
  ): Promise<{ readonly lhr: Result } | undefined>;
}
