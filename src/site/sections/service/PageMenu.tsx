import type { ServicePages } from '../../../catalog/schemas/service-pages.ts';
import type { ServiceSection } from '../../../catalog/schemas/service-sections.ts';
import { Fold } from '../../ui/Fold.tsx';
import { anchorOf } from './section.ts';
import './page-menu.css';

interface Props {
  sections: readonly ServiceSection[];
  words: ServicePages['words'];
}

/** Jumps to the sections that have a name in the menu of the page. */
export function PageMenu({ sections, words }: Props) {
  return (
    <nav className="page-menu raised small strong" aria-label={words.pageMenu}>
      <div className="wrap">
        <Fold bare narrow summary={<span>{words.pageMenu}</span>}>
          <ul className="halves">
            {sections.map(
              ({ type, menu }) =>
                menu && (
                  <li key={type}>
                    <a href={`#${anchorOf(type)}`}>{menu}</a>
                  </li>
                ),
            )}
            <li>
              <a href="#price">{words.cost}</a>
            </li>
            <li>
              <a href="#faq-heading">{words.questions}</a>
            </li>
          </ul>
        </Fold>
      </div>
    </nav>
  );
}
