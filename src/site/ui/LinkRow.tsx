import type { LinkRowContent } from '../../catalog/schemas/text.ts';
import './link-row.css';

type RowLink = LinkRowContent['links'][number] & {
  /** Language of the label, where it is not that of the row. */
  lang?: string | undefined;
  /** Language of the page it leads to, where it is not that of the label. */
  hrefLang?: string | undefined;
};

interface Props {
  label: string;
  links: readonly RowLink[];
  lang?: string | undefined;
}

/** Links that lead on from a section: a word, and beside it as many as there is room for. */
export function LinkRow({ label, links, lang }: Props) {
  return (
    <p className="link-row" lang={lang}>
      <span className="quiet">{label}:</span>
      {links.map(({ label: words, ...link }) => (
        <a className="roomy-link" key={link.href} {...link}>
          {words}
        </a>
      ))}
    </p>
  );
}
