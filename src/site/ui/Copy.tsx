import { Fragment } from 'react';
import { seeTerms } from '../../catalog/words/claims.ts';
import { mentionsIn } from '../../catalog/words/promises.ts';

interface Props {
  text: string;
  /** What it stands with and can hold no link: a heading, a button, cards that are links. */
  under?: string;
  /** What is read with it and leads to terms itself. */
  beside?: string;
}

/**
 * Running text that leads to the terms of what it promises: at the first words that name a promise,
 * or behind the text where only what stands above it does.
 */
export function Copy({ text, under = '', beside = '' }: Props) {
  const mentions = mentionsIn(text);
  const ends = mentions.map(({ at, words }) => at + words.length);
  const named = [...mentions, ...mentionsIn(beside)].map(({ promise }) => promise);
  const unnamed = mentionsIn(under).filter(({ promise }) => !named.includes(promise));
  return (
    <>
      {mentions.map(({ words, at, promise: { href } }, index) => (
        <Fragment key={href}>
          {text.slice(ends[index - 1] ?? 0, at)}
          <Terms href={href} label={words} isAlone={words === text} />
        </Fragment>
      ))}
      {/* One text: between two React writes a comment. */}
      {text.slice(ends.at(-1) ?? 0) + (unnamed.length > 0 ? ' ' : '')}
      {unnamed.map(({ promise: { href } }, index) => (
        <Fragment key={href}>
          {index > 0 && ' '}
          <Terms href={href} label={seeTerms()} />
        </Fragment>
      ))}
    </>
  );
}

const Terms = (props: { href: string; label: string; isAlone?: boolean }) => (
  <a className={props.isAlone ? 'to-terms lone-link' : 'to-terms'} href={props.href}>
    {props.label}
  </a>
);
