import { Button } from '../Button.tsx';
import { Honeypot } from './Honeypot.tsx';
import { PageLanguage } from './PageLanguage.tsx';
import { Unreachable } from './Unreachable.tsx';
import './address-form.css';

interface Props {
  /** Unique on the page: id of the field. */
  id: string;
  words: {
    readonly label: string;
    readonly placeholder: string;
    readonly button: string;
    readonly honeypot: string;
    /** Said where there is no line: the browser's own page would take away what was typed. */
    readonly unreachable: string;
    /** Of the page, where it is not English. */
    readonly language?: string | undefined;
  };
  /** What was typed before. */
  typed?: string | undefined;
  /** Id of the sentence that says what is wrong with it: the field then has the focus. */
  mistake?: string | undefined;
}

/** Longer than any address that somebody types or pastes for good reason. */
const LONGEST = 500;

/** Where an audit begins: one field and a button. Whole without scripts; the server judges what is typed. */
export function AddressForm({ id, words, typed, mistake }: Props) {
  return (
    <form className="address-form" action="/api/audits" method="post">
      <label className="strong tight" htmlFor={id}>
        {words.label}
      </label>
      <Honeypot label={words.honeypot} />
      <PageLanguage language={words.language} />
      <div className="address-form__row">
        <input
          id={id}
          name="address"
          // `url` would refuse what people type: an address without https://.
          type="text"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          required
          maxLength={LONGEST}
          placeholder={words.placeholder}
          defaultValue={typed}
          {...(mistake && { autoFocus: true, 'aria-invalid': true, 'aria-describedby': mistake })}
        />
        <Button type="submit" formNoValidate={words.language !== undefined}>
          {words.button}
        </Button>
      </div>
      <Unreachable message={words.unreachable} />
    </form>
  );
}
