import { reportPath } from '../../audit/report-path.ts';
import { withFigures } from '../../audit/words.ts';
import '../ui/link-row.css';
import { PageLanguage } from '../ui/forms/PageLanguage.tsx';
import type { ReportProps } from './view.ts';

/** What can be done with a report: send it on, print it, look again. Only printing needs a script. */
export function Share({ view, words }: ReportProps) {
  const { share } = words.report;
  const url = new URL(reportPath(view.id, words.language), words.siteUrl).href;
  const text = `${withFigures(share.message, { address: view.address })}\n${url}`;
  return (
    <ul className="share-report link-row screen-only">
      <li>
        <a
          className="roomy-link"
          href={`https://wa.me/?${new URLSearchParams({ text })}`}
          rel="noopener"
        >
          {share.whatsapp}
        </a>
      </li>
      <li>
        <a className="roomy-link" href={url} data-copy-link={share.copied}>
          <span aria-live="polite">{share.copy}</span>
        </a>
      </li>
      <li hidden data-print>
        <button className="roomy-link" type="button">
          {share.print}
        </button>
      </li>
      <li>
        <form action="/api/audits" method="post">
          <input type="hidden" name="address" value={view.address} />
          <input type="hidden" name="again" value={view.id} />
          <PageLanguage language={words.form.language} />
          <button className="roomy-link" type="submit">
            {share.again}
          </button>
        </form>
      </li>
    </ul>
  );
}
