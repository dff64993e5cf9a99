import type { Heading } from '../../catalog/articles/headings.ts';

interface Props {
  heading: string;
  chapters: readonly Heading[];
}

/** The table of contents, with the chapter that is being read marked by the browser. */
export function Contents({ heading, chapters }: Props) {
  return (
    <nav className="contents" aria-labelledby="contents-heading">
      <h2 id="contents-heading">{heading}</h2>
      <ol>
        {chapters.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
