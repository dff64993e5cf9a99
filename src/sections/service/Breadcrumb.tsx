import '../../ui/crumbs.css';
import './breadcrumb.css';

interface Props {
  words: { label: string; home: string };
  /** Menu group of the header in which the page stands. */
  group: string | undefined;
  title: string;
}

/** Where the visitor is: home, group, page. */
export function Breadcrumb({ words, group, title }: Props) {
  return (
    <nav className="breadcrumb" aria-label={words.label}>
      <ol className="crumbs wrap quiet">
        <li>
          <a href="/">{words.home}</a>
        </li>
        {group && <li>{group}</li>}
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  );
}
