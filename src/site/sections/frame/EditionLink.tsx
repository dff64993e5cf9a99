import './edition-link.css';

interface Props {
  href: string;
  /** The other language, in its own script. */
  label: string;
  lang: 'en-IN' | 'hi';
}

/** The way to the page's twin in the other language: the choice is in the link, and nowhere kept. */
export function EditionLink({ href, label, lang }: Props) {
  return (
    <a className="edition-link roomy-link" href={href} hrefLang={lang} lang={lang} data-edition>
      {label}
    </a>
  );
}
