import { kinds } from '../../forms/kinds.ts';
import { Button, Field, Hidden } from './Field.tsx';
import { type Page, Shell } from './Shell.tsx';

/** Writes down somebody who called or came by. */
export function AddLead({ frame, view }: Page<{ readonly formKey: string }>) {
  return (
    <Shell frame={frame} title="Add a lead" current="/add">
      <h1>Add a lead</h1>
      <p className="note">Somebody called or came by. It is kept here and sent nowhere.</p>
      <form className="work stack-3" method="post" action="/add">
        <Hidden values={{ key: view.formKey }} />
        <Field name="name" required maxLength={kinds.name.max} />
        <Field name="number" type="tel" hint="Like 98765 43210, from abroad with +." />
        <Field name="email" type="email" />
        <Field name="company" />
        <Field name="service" hint="What they asked for, like SEO or Website." />
        <Field name="came-by" options={frame.sales.cameBy} none="Not known" />
        <Field name="message" rows={4} maxLength={kinds.text.max} />
        <Button className="primary">Add this lead</Button>
      </form>
    </Shell>
  );
}
