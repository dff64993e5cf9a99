import { Shell } from './Shell.tsx';
import type { Frame, NoticeView, OpenView } from './views.ts';

/** A page that says one thing, and where to go on. */
export function Notice({ frame, view }: { frame: Frame; view: NoticeView }) {
  const { title, sentences, goTo, link } = view;
  return (
    <Shell frame={frame} title={title} goTo={goTo}>
      <div className="notice">
        <h1>{title}</h1>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {link && (
          <p>
            <a href={link.href}>{link.text}</a>
          </p>
        )}
      </div>
    </Shell>
  );
}

/**
 * What a link shows. Only the button uses it up: mail programs and chats fetch links to look at them,
 * and none of them presses buttons.
 */
export function Open({ frame, view }: { frame: Frame; view: OpenView }) {
  return (
    <Shell frame={frame} title="Open the inbox">
      <form className="notice" method="post" action="/open">
        <h1>Leads of {frame.firm}</h1>
        <p>
          This link is for <strong>{view.name}</strong> and works once. What you do in the inbox is
          noted under this name. This browser stays signed in for 30 days.
        </p>
        <input type="hidden" name="token" value={view.token} />
        <button type="submit" className="small-button small-button--strong">
          Open the inbox
        </button>
      </form>
    </Shell>
  );
}
