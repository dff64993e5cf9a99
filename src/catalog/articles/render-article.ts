import { markdownToHtml } from 'satteri';
import { articleBlocks, literalColons } from './blocks.ts';
import { checklists } from './checklists.ts';
import { type Heading, headingIds } from './headings.ts';
import { highlights } from './highlights.ts';
import { type DrawPhoto, pictures } from './pictures.ts';
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
 *
 * @param draw makes the markup of a photograph; where only mistakes are asked for, there is none
 */
export function renderArticle(markdown: string, draw: DrawPhoto = () => ''): RenderedArticle {
  const headings: Heading[] = [];
  const mistakes: string[] = [];
  const report: Report = (node, sentence) => {
    mistakes.push(`line ${node.position?.start.line ?? 1}: ${sentence}`);
  };
  const { html } = markdownToHtml(markdown, {
    features: { directive: true, frontmatter: false, gfm: { footnotes: false } },
    mdastPlugins: [plainMarkdown(report), articleBlocks(report), literalColons, highlights],
    hastPlugins: [pictures(draw), headingIds(headings), checklists, numberColumns, tableHeaders],
  });
  return { html, headings, mistakes };
}
