/** Words that may be in another language than the page, e.g. a Hinglish line. */
export interface Phrasing {
  text: string;
  lang?: string | undefined;
}

/** Sets words and marks their language for screen readers, search engines and fonts. */
export function Phrase({ text, lang }: Phrasing) {
  return lang ? <span lang={lang}>{text}</span> : text;
}
