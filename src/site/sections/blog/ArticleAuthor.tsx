import { language } from '../../../catalog/language.ts';
import type { Article } from '../../../catalog/queries/blog.ts';
import { personPath } from '../../../catalog/queries/entries.ts';
import { Face } from '../about-page/Face.tsx';
import './article-author.css';

/** The end of an article: who wrote it, and why they may be believed. */
export function ArticleAuthor({ article: { author, lang } }: { article: Article }) {
  // Whoever has English words beside their own writes in another script.
  const own = author.inEnglish || language() === 'hi' ? lang : 'en';
  return (
    <footer className="article-author wrap" lang={own}>
      <Face person={author} sizes="6rem" className="article-author__face full-width" />
      <p>
        <a href={personPath(author.id)}>{author.name}</a>
        <span className="quiet">{author.role}</span>
        {author.bio}
      </p>
    </footer>
  );
}
