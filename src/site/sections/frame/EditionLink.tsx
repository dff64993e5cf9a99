import { wordOutline } from '../../illustration/type/outline-text.ts';
import './edition-link.css';

interface Props {
  href: string;
  /** The other language, in its own script. */
  label: string;
  lang: 'en-IN' | 'hi';
}

/** An em in the units of the drawn word, and how far it goes below and above its line. */
const EM = 50;
const BELOW = 14;
const ABOVE = 48;

/** The way to the page's twin in the other language: the choice is in the link, and nowhere kept. */
export function EditionLink({ href, label, lang }: Props) {
  return (
    <a className="edition-link roomy-link" href={href} hrefLang={lang} lang={lang} data-edition>
      {lang === 'hi' ? <Drawn word={label} /> : label}
    </a>
  );
}

/** A font for five letters would be asked for on every page, and not every device has one: they are drawn. */
function Drawn({ word }: { word: string }) {
  const { d, width } = wordOutline(word, '700', EM);
  const underline = `M0-${BELOW}h${width}v3h-${width}z`;
  return (
    <>
      <svg
        viewBox={`0 -${ABOVE} ${width} ${ABOVE + BELOW}`}
        height="1.25em"
        fill="currentColor"
        aria-hidden="true"
      >
        <path transform="scale(1 -1)" d={d + underline} />
      </svg>
      <span className="visually-hidden">{word}</span>
    </>
  );
}
