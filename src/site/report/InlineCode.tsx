import { Fragment } from 'react';

/** A text in which `code` stands between backticks, as the words of the checks have it. */
export function InlineCode({ text }: { text: string }) {
  return text.split('`').map((part, at) => {
    const key = `${at}`;
    return at % 2 === 1 ? <code key={key}>{part}</code> : <Fragment key={key}>{part}</Fragment>;
  });
}
