import type { ObjectName } from '../../catalog/object-names.ts';
import type { Route } from '../../catalog/routes.ts';
import type { Meta } from '../../catalog/schemas/text.ts';
import { hindiPath } from '../../catalog/twins.ts';
import type { Family } from '../illustration/cover/scheme.ts';
import type { Identity, Node } from './structured-data/graph.ts';

/** A step of a breadcrumb: a page above another one, or that page itself. */
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
  /** The breadcrumb that stands on the page, below home; a page without one shows none. */
  readonly crumbs?: readonly Crumb[];
  /** The page's H1, where its social card says less. */
  readonly heading?: string;
  /** What the social card says, and its cover. */
  readonly card: {
    readonly heading: string;
    readonly kicker: string;
    readonly family: Family;
    readonly object?: ObjectName | undefined;
  };
  /** Pictures of which the page tells, beside its card, by their paths. */
  readonly pictures?: readonly string[];
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

/** A page and its twin, each by its language: search engines show the one that fits. */
export function alternates(path: string, twin: string): [hrefLang: string, path: string][] {
  const [english, hindi] = twin === hindiPath(path) ? [path, twin] : [twin, path];
  return [
    ['en-IN', english],
    ['hi', hindi],
    ['x-default', english],
  ];
}
