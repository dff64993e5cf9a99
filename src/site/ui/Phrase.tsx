/** Words that may be in another language than the page, e.g. a Hinglish line. */
export interface Phrasing {
  text: string;
  lang?: string | undefined;
}

/** Sets a text of which some words are Hindi in Latin letters, such as the search that it quotes. */
export function Mixed({ text, hinglish }: { text: string; hinglish: string }) {
  const [before, ...after] = text.split(hinglish);
  return (
    <>
      {before}
      <span lang="hi-Latn">{hinglish}</span>
      {after.join(hinglish)}
    </>
  );
}

/** Sets words and marks their language for screen readers, search engines and fonts. */
export function Phrase({ text, lang }: Phrasing) {
  return lang ? <span lang={lang}>{text}</span> : text;
}
