import { Button, Hidden } from './Field.tsx';
import { type Page, Shell } from './Shell.tsx';

/** A page that says one thing, and where to go on. */
export function Notice({ frame, view: { title, text } }: Page<{ title: string; text?: string }>) {
  return (
    <Shell frame={frame} title={title}>
      <h1>{title}</h1>
      {text && <p>{text}</p>}
      <a href="/">To the leads</a>
    </Shell>
  );
}

/**
 * What a link shows. Only the button uses it up: mail programs and chats fetch links to look at them,
 * and none of them presses buttons.
 */
export function Open({ frame, view }: Page<{ readonly token: string; readonly name: string }>) {
  return (
    <Shell frame={frame} title="Open the inbox">
      <h1>Leads of {frame.firm}</h1>
      <p>
        This link is for <strong>{view.name}</strong> and works once. What you do in the inbox is
        noted under this name. This browser stays signed in for 30 days.
      </p>
      <form method="post" action="/open">
        <Hidden values={{ token: view.token }} />
        <Button className="primary">Open the inbox</Button>
      </form>
    </Shell>
  );
}
