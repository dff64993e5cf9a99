import type { SectionOf } from '../../../catalog/schemas/service-sections.ts';
import { Rows } from './Rows.tsx';
import type { SectionProps } from './section.ts';

/** What it can do, what it brings, why it matters. */
export function Points({
  section,
}: {
  section: SectionOf<'features' | 'benefits' | 'importance'>;
}) {
  return <Rows rows={section.items} look={section.layout} />;
}

/** The services on offer, each with what the buyer has from it. */
export function OfferedServices({ section }: SectionProps<'offer'>) {
  const rows = section.items.map(({ benefit, ...item }) => ({ ...item, note: benefit }));
  return <Rows rows={rows} look={section.layout} />;
}

/** What goes wrong in this trade, and what we do instead. */
export function Pitfalls({ section, page }: SectionProps<'pitfalls'>) {
  const { wrong: wrongLabel, instead: insteadLabel } = page.shared.words;
  const rows = section.items.map(({ wrong, instead }) => ({
    title: wrong,
    text: instead,
    spoken: [wrongLabel, insteadLabel] as const,
  }));
  return (
    <div>
      <p className="rows__heads label wide-only" aria-hidden="true">
        <span>{wrongLabel}</span>
        <span>{insteadLabel}</span>
      </p>
      <Rows rows={rows} look="pairs" />
    </div>
  );
}

/** The service in one trade after the other. */
export function UseCases({ section, page }: SectionProps<'useCases'>) {
  const rows = section.items.map(({ example, ...item }) => ({
    ...item,
    note: example && (
      <>
        <strong>{page.shared.words.example}</strong> {example}
      </>
    ),
  }));
  return <Rows rows={rows} look="ledger" />;
}

/** Systems we build on, compared in a ledger. */
export function Platforms({ section }: SectionProps<'platforms'>) {
  const rows = section.items.map(({ bestFor, ...item }) => ({
    ...item,
    note: (
      <>
        <strong>{section.bestForLabel}</strong> {bestFor}
      </>
    ),
  }));
  return <Rows rows={rows} look="ledger" />;
}
