import { Button, LinkButton } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Marquee, PauseSwitch } from '../ui/Marquee.tsx';
import { SectionHeading } from '../ui/SectionHeading.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { TickList } from '../ui/TickList.tsx';

const field = { form: 'show', label: 'Your name', optionalWord: 'optional' };

/** Every ui part in its states. */
export function UiShow() {
  return (
    <>
      <h2>Buttons and links</h2>
      {['', 'ground-ink', 'ground-peacock'].map((ground) => (
        <div className={`catalogue__row catalogue__pad ${ground}`} key={ground}>
          <LinkButton href="#a">Primary</LinkButton>
          <LinkButton href="#a" variant="outline">
            Outline
          </LinkButton>
          <LinkButton href="#a" newTabHint="opens in a new tab">
            New tab
          </LinkButton>
          <Button aria-disabled>Sending…</Button>
          <a href="#a">A link in text</a>
        </div>
      ))}
      <h2>Fields</h2>
      <div className="catalogue__forms">
        <Field {...field} name="plain" required />
        <Field {...field} name="optional" required={false} placeholder="A placeholder" />
        <Field {...field} name="hinted" required hint="10 digits, without +91" />
        <Field {...field} name="wrong" required error="Please enter your name." />
        <Field {...field} name="long" required={false} multiline />
      </div>
      <h2>Headings, lists, icons</h2>
      <SectionHeading
        id="show-heading"
        kicker={{ text: 'Pehli call free hai.', lang: 'hi-Latn' }}
        heading="A heading of a section"
        lead="One or two sentences below it, in a quieter voice."
      />
      <TickList title="What you get" items={['First', 'Second', 'Third']} />
      <div className="catalogue__row">
        {['phone', 'brand-whatsapp', 'mail', 'arrow-up', 'plus', 'x'].map((name) => (
          <Icon key={name} name={name} size={32} />
        ))}
      </div>
      <h2>Tabs</h2>
      <Tabs
        label="Tabs"
        tabs={['First', 'Second', 'Third'].map((label) => ({
          id: `show-${label.toLowerCase()}`,
          label,
          panel: <p>The {label.toLowerCase()} panel.</p>,
        }))}
      />
      <h2>Marquee</h2>
      <section aria-label="Marquee">
        <Marquee pace="brisk">
          {['One', 'Two', 'Three', 'Four'].map((word) => (
            <li className="catalogue__pad" key={word}>
              {word}
            </li>
          ))}
        </Marquee>
        <PauseSwitch label="Pause the movement" />
      </section>
    </>
  );
}
