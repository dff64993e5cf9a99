import '../../ui/crumbs.css';
import './breadcrumb.css';

interface Props {
  words: { label: string; home: string };
  /** A page between home and this one. */
  above?: { name: string; path: string };
  title: string;
}

/** Where the visitor is. Each step is a page: machines are told the same (`crumbs` in src/site/seo/pages). */
export function Breadcrumb({ words, above, title }: Props) {
  return (
    <nav className="breadcrumb raised small" aria-label={words.label}>
      <ol className="crumbs wrap quiet">
        <li>
          <a href="/">{words.home}</a>
        </li>
        {above && (
          <li>
            <a href={above.path}>{above.name}</a>
          </li>
        )}
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  );
}
