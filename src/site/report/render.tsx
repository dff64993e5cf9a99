import { renderToStaticMarkup } from 'react-dom/server';
import { withFigures } from '../../audit/words.ts';
import { Refusal } from './Refusal.tsx';
import { Report } from './Report.tsx';
import type { AuditWords, ReportView } from './view.ts';

export { cardOf } from './card.ts';
export { toldRepairs } from './findings.ts';

/**
 * A report, or why there is none, as markup for the template of its page and the title of that page.
 * Whatever comes from the page that was read is text in it, never markup.
 */
export function renderReport(view: ReportView, words: AuditWords): { html: string; title: string } {
  if (view.kind === 'refusal') {
    const html = renderToStaticMarkup(<Refusal view={view} words={words} />);
    return { html, title: words.refused[view.refusal].title };
  }
  const html = renderToStaticMarkup(<Report view={view} words={words} />);
  return { html, title: withFigures(words.report.title, { address: view.address }) };
}
