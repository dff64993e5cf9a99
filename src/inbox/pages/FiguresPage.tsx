import type { ReactNode } from 'react';
import { formNamed } from '../../forms/index.ts';
import {
  type FigureLine,
  type Figures,
  type FigureTable,
  figureTables,
} from '../../leads/desk/figures.ts';
import { topics } from '../../leads/words/about.ts';
import { sentFrom } from '../../leads/words/sent-from.ts';
import { inRupees } from '../../leads/words/worth.ts';
import { worthPeriods } from '../../platform/database/schema.ts';
import { daysAfter } from '../../platform/time/indian-day.ts';
import type { FiguresView } from '../figure-routes.ts';
import { dayWritten, waitInWords } from '../when.ts';
import { Button, Field } from './Field.tsx';
import { Facts, Told } from './parts.tsx';
import { type Page, Shell } from './Shell.tsx';

const headings: Readonly<Record<FigureTable, string>> = {
  week: 'Week from',
  form: 'Form',
  source: 'Where they came from',
  page: 'Page',
  owner: 'Owner',
  reason: 'Lost because',
};

/** What became of the leads of a time. */
export function FiguresPage({ frame, view }: Page<FiguresView>) {
  const { from, to, figures, mistake } = view;
  const { all, tables, contact } = figures;
  const { contacted, medianMinutes = 0, withinAnHour } = contact;
  const spoken = (words: string) => (contacted === 0 ? 'none yet' : words);
  const days = { from: dayWritten(from), to: dayWritten(to) };
  return (
    <Shell frame={frame} title="Figures" current="/figures">
      <div className="apart">
        <h1>Figures</h1>
        <a className="small roomy-link" href={`/figures.csv?${new URLSearchParams(days)}`}>
          Export CSV
        </a>
      </div>
      <Told role="alert">{mistake}</Told>
      <form className="fields" method="get" action="/figures">
        <Field name="from" label="From day" value={days.from} />
        <Field name="to" label="To day" value={days.to} />
        <Button>Show</Button>
      </form>
      <div className="tablet-halves">
        <Facts
          of={[
            ['Leads', String(all.leads)],
            ['Won', String(all.won)],
            ['Lost', String(all.lost)],
            ['Won, once', inRupees(all.worth.once)],
            ['Won, a month', inRupees(all.worth.month)],
            ['Spoken with', `${contacted} of ${all.leads}`],
            ['Usual wait', spoken(waitInWords(medianMinutes))],
            ['Under an hour', spoken(`${Math.round((100 * withinAnHour) / contacted)} % of them`)],
          ]}
        />
        <Weeks lines={tables.week} />
      </div>
      <p className="note">
        Waits count office time alone: no nights, days off and holidays. Spam and comments are left
        out. Press a week for its own figures.
      </p>
      {figureTables.map((name) => (
        <Table key={name} name={name} figures={figures} />
      ))}
    </Shell>
  );
}

const BAR = 24;
const HEIGHT = 96;

/** Leads a week as bars; the table below says the same in figures. */
function Weeks({ lines }: { lines: readonly FigureLine[] }) {
  const most = Math.max(1, ...lines.map(({ leads }) => leads));
  const width = lines.length * BAR;
  const bars = lines.map(
    ({ leads }, week) =>
      `M${week * BAR} ${HEIGHT}h${BAR - 4}v${-(leads / most) * HEIGHT}h${4 - BAR}z`,
  );
  return (
    <figure className="note">
      <svg className="figures__weeks" viewBox={`0 0 ${width} ${HEIGHT}`} width={width} aria-hidden>
        <path d={bars.join('')} />
      </svg>
      <figcaption>Leads a week, the latest on the right</figcaption>
    </figure>
  );
}

function Table({ name, figures: { all, tables } }: { name: FigureTable; figures: Figures }) {
  const lines = tables[name];
  if (lines.length === 0) return null;
  // Money has no column where there is none: on a phone there is little room.
  const paid = worthPeriods.filter((per) => all.worth[per] > 0);
  return (
    <table className="figures small tight tabular">
      <caption className="visually-hidden">Leads by {headings[name].toLowerCase()}</caption>
      <thead>
        <tr>
          {[headings[name], 'Leads', 'Won', 'Lost', ...paid.map((per) => worthColumns[per])].map(
            (column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {(name === 'week' ? lines.toReversed() : lines).map((line) => (
          <tr key={line.name}>
            <th scope="row">{lineName(name, line.name)}</th>
            <td>{line.leads}</td>
            <td>{line.won}</td>
            <td>{line.lost}</td>
            {paid.map((per) => (
              <td key={per}>{line.worth[per] > 0 && inRupees(line.worth[per])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const worthColumns = { once: '₹ once', month: '₹ a month' };

const unnamed: Readonly<Partial<Record<FigureTable, string>>> = {
  owner: 'Nobody yet',
  reason: 'No reason given',
  page: 'Not known',
};

/** What a line stands for, in the words of the list. */
function lineName(table: FigureTable, name: string): ReactNode {
  if (table === 'week') {
    const week = new URLSearchParams({ from: name, to: daysAfter(name, 6) });
    return <a href={`/figures?${week}`}>{dayWritten(name)}</a>;
  }
  if (table === 'form') return topics[formNamed(name)];
  const shown = table === 'page' ? sentFrom(name, undefined) : name;
  return shown || unnamed[table] || 'None';
}
