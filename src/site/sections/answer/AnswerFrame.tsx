import type { ReactNode } from 'react';
import { whenMessageEnd, whenMessageStart } from '../../../forms/answer-template.ts';
import { LinkButton } from '../../ui/Button.tsx';
import './answer-frame.css';

interface Props {
  heading: string;
  text?: string;
  /** What the server says; announced as a status when it worked, as an alert when it did not. */
  message?: { text: string; worked: boolean };
  link: { label: string; href: string };
  /** For the page's script: the form that was sent, whose draft may be forgotten. */
  sentForm?: string;
  children?: ReactNode;
}

/** A page the server sends by itself: what happened, what to do now, and the way back. */
export function AnswerFrame({ heading, text, message, link, sentForm, children }: Props) {
  return (
    <section className="answer band" aria-labelledby="answer-heading" data-lead-sent={sentForm}>
      <div className="wrap stack-5 justify-start">
        <h1 id="answer-heading">{heading}</h1>
        {message && (
          <>
            {whenMessageStart}
            <p
              className={`answer__message answer__message--${message.worked ? 'success' : 'error'}`}
              role={message.worked ? 'status' : 'alert'}
            >
              {message.text}
            </p>
            {whenMessageEnd}
          </>
        )}
        {text && <p>{text}</p>}
        {children}
        <LinkButton href={link.href} variant="outline">
          {link.label}
        </LinkButton>
      </div>
    </section>
  );
}
