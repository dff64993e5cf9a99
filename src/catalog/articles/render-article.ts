import { markdownToHtml } from 'satteri';
import { blocks, literalColons } from './blocks.ts';
import { checklists } from './checklists.ts';
import { type Heading, headingIds } from './headings.ts';
import { highlights } from './highlights.ts';
import { plainMarkdown, type Report } from './plain-markdown.ts';
import { numberColumns, tableHeaders } from './tables.ts';

/** An article's text as HTML, its second-level headings, and what is wrong with it. */
export interface RenderedArticle {
  readonly html: string;
  readonly headings: readonly Heading[];
  /** A sentence each, beginning with the line. */
  readonly mistakes: readonly string[];
}

/**
 * Turns an article's Markdown (CommonMark with tables, checklists and the blocks of blocks.ts) into
 * HTML. `__text__` is bold and `**text**` a highlight.
 */
export function renderArticle(markdown: string): RenderedArticle {
  const headings: Heading[] = [];
  const mistakes: string[] = [];
  const report: Report = (node, sentence) => {
    mistakes.push(`line ${node.position?.start.line ?? 1}: ${sentence}`);
  };
  const { html } = markdownToHtml(markdown, {
    features: { directive: true, frontmatter: false, gfm: { footnotes: false } },
    mdastPlugins: [plainMarkdown(report), blocks(report), literalColons, highlights],
    hastPlugins: [headingIds(headings), checklists, numberColumns, tableHeaders],
  });
  return { html, headings, mistakes };
}
