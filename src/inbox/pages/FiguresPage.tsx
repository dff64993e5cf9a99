import { formNamed } from '../../forms/index.ts';
import type { FigureLine, FigureTable } from '../../leads/desk/figures.ts';
import { figureTables } from '../../leads/desk/figures.ts';
import { sentFrom } from '../../leads/words/sent-from.ts';
import { inRupees } from '../../leads/words/worth.ts';
import { dayWritten, waitInWords } from '../when.ts';
import { formNames } from '../words.ts';
import { Shell } from './Shell.tsx';
import type { FiguresView, Frame } from './views.ts';

const headings: Readonly<Record<FigureTable, string>> = {
  week: 'Week',
  form: 'Form',
  source: 'Where they came from',
  page: 'Page',
  owner: 'Owner',
  reason: 'Lost because',
};

/** What became of the leads of a time. */
export function FiguresPage({ frame, view }: { frame: Frame; view: FiguresView }) {
  const { from, to, figures, mistake } = view;
  const { all, tables, contact } = figures;
  return (
    <Shell frame={frame} title="Figures" current="/figures">
      <div className="page__head">
        <h1>Figures</h1>
        <a
          className="page__export"
          href={`/figures.csv?${new URLSearchParams({ from: dayWritten(from), to: dayWritten(to) })}`}
        >
          Export CSV
        </a>
      </div>
      {mistake && (
        <p className="told told--mistake" role="alert">
          {mistake}
        </p>
      )}
      <form className="figures__time" method="get" action="/figures">
        <Day name="from" label="From day" day={from} />
        <Day name="to" label="To day" day={to} />
        <button type="submit" className="small-button">
          Show
        </button>
      </form>
      <dl className="figures__all">
        <Figure name="Leads" value={String(all.leads)} />
        <Figure name="Won" value={String(all.won)} />
        <Figure name="Lost" value={String(all.lost)} />
        <Figure name="Won, once" value={inRupees(all.worth.once)} />
        <Figure name="Won, a month" value={inRupees(all.worth.month)} />
        <Figure name="Spoken with" value={`${contact.contacted} of ${all.leads}`} />
        <Figure
          name="Wait for it, half of them"
          value={
            contact.medianMinutes === undefined ? 'none yet' : waitInWords(contact.medianMinutes)
          }
        />
        <Figure
          name="Within an hour of office time"
          value={
            contact.contacted === 0 ? 'none yet' : share(contact.withinAnHour, contact.contacted)
          }
        />
      </dl>
      <p className="note">
        Waits count office time alone: no nights, Sundays and holidays. Spam and comments are left
        out.
      </p>
      <Weeks lines={tables.week} />
      {figureTables.map((name) => (
        <Table key={name} name={name} lines={tables[name]} />
      ))}
    </Shell>
  );
}

const share = (part: number, whole: number) => `${Math.round((100 * part) / whole)} %`;

function Day({ name, label, day }: { name: string; label: string; day: string }) {
  return (
    <div className="choice">
      <label htmlFor={name}>{label}</label>
      <input id={name} name={name} defaultValue={dayWritten(day)} autoComplete="off" />
    </div>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

const BAR = 24;
const HEIGHT = 96;

/** Leads a week as bars; the table below says the same in figures. */
function Weeks({ lines }: { lines: readonly FigureLine[] }) {
  const most = Math.max(1, ...lines.map(({ leads }) => leads));
  return (
    <svg
      className="figures__weeks"
      viewBox={`0 0 ${lines.length * BAR} ${HEIGHT}`}
      width={lines.length * BAR}
      height={HEIGHT}
      aria-hidden="true"
    >
      {lines.map(({ name, leads }, index) => {
        const height = (leads / most) * HEIGHT;
        return (
          <rect key={name} x={index * BAR} y={HEIGHT - height} width={BAR - 4} height={height}>
            <title>{`${dayWritten(name)}: ${leads}`}</title>
          </rect>
        );
      })}
    </svg>
  );
}

function Table({ name, lines }: { name: FigureTable; lines: readonly FigureLine[] }) {
  if (lines.length === 0) return null;
  return (
    <table className="figures">
      <caption className="visually-hidden">Leads by {headings[name].toLowerCase()}</caption>
      <thead>
        <tr>
          <th scope="col">{headings[name]}</th>
          <th scope="col">Leads</th>
          <th scope="col">Won</th>
          <th scope="col">Lost</th>
          <th scope="col">Once</th>
          <th scope="col">A month</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.name}>
            <th scope="row">{lineName(name, line.name)}</th>
            <td>{line.leads}</td>
            <td>{line.won}</td>
            <td>{line.lost}</td>
            <td>{line.worth.once > 0 && inRupees(line.worth.once)}</td>
            <td>{line.worth.month > 0 && inRupees(line.worth.month)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const unnamed: Readonly<Partial<Record<FigureTable, string>>> = {
  owner: 'Nobody yet',
  reason: 'No reason given',
  page: 'Not known',
};

/** What a line stands for, in the words of the list. */
export function lineName(table: FigureTable, name: string): string {
  if (table === 'week') return `From ${dayWritten(name)}`;
  if (table === 'form') return formNames[formNamed(name)];
  const shown = table === 'page' ? sentFrom(name, undefined) : name;
  return shown || unnamed[table] || 'None';
}
