import type { Route } from '../catalog/routes.ts';
import type { Meta } from '../catalog/schemas/text.ts';
import type { Family } from '../illustration/cover/scheme.ts';
import type { ObjectName } from '../illustration/objects/names.ts';
import type { Identity, Node } from './structured-data/graph.ts';

/** A page above another one, as the breadcrumb names it. */
export interface Crumb {
  readonly name: string;
  readonly path: string;
}

export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** Everything that search engines, social networks and language models are told about a page. */
export interface SitePage {
  /** Canonical path, a route of src/catalog/routes.ts. */
  readonly path: Route;
  readonly meta: Meta;
  /** Short name, as menus and breadcrumbs show it. */
  readonly name: string;
  /** Language of what is particular to the page; the frame is English throughout. */
  readonly lang: 'en-IN' | 'hi-Latn' | 'hi';
  /** Pages between home and this one. */
  readonly trail: readonly Crumb[];
  /** What the social card says, and its cover. */
  readonly card: {
    readonly heading: string;
    readonly kicker: string;
    readonly family: Family;
    readonly object?: ObjectName | undefined;
  };
  /** Content files whose change is a change of this page. */
  readonly sources: readonly string[];
  /** Dates that the content itself names, as 2026-11-20. */
  readonly published?: string;
  readonly updated?: string;
  /** Questions that stand on the page with their answers. */
  readonly questions?: readonly Question[];
  /** schema.org type of the page where it is a special one. */
  readonly type?: 'AboutPage' | 'CollectionPage' | 'ContactPage';
  /** The page as Markdown, without its title. */
  readonly markdown: () => string;
  /** What the page is about, beside the page itself. */
  readonly about?: (identity: Identity) => readonly Node[];
}

/** A page's title in browser tabs and search results. */
export const fullTitle = (meta: Meta, siteName: string): string => `${meta.title} | ${siteName}`;
