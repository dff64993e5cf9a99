import { leadStates } from '../../platform/database/schema.ts';
import { isDay } from '../../platform/time/indian-day.ts';
import { address, entries, isFiltered, type ListQuery } from '../filter.ts';
import type { ListView } from '../list-routes.ts';
import { dayWritten } from '../when.ts';
import { stateNames } from '../words.ts';
import { Field, Hidden } from './Field.tsx';

type Props = Pick<ListView, 'query' | 'choices' | 'fresh' | 'due'>;

/** Search, states to choose from, and what else leads are told apart by. All stands in the address. */
export function Filters({ query, choices, fresh, due }: Props) {
  const { q, state } = query;
  const controls = entries.filter(([, { label }]) => label);
  return (
    <>
      <form className="filters" method="get" action="/">
        <div className="row">
          <input
            name="q"
            type="search"
            defaultValue={q}
            placeholder="Name, number, word …"
            aria-label="Search for a name, number, address or word"
          />
          <button type="submit">Search</button>
        </div>
        <Hidden values={{ ...(state && { state }), ...(query.due && { due: '1' }) }} />
        <details open={controls.some(([name]) => query[name] !== '')}>
          <summary>More filters</summary>
          <div className="fields">
            {controls.map(([name, { label = '', options }]) => (
              <Field
                key={name}
                name={name}
                label={label}
                value={isDay(query[name]) ? dayWritten(query[name]) : query[name]}
                options={options?.(choices)}
                none="All"
              />
            ))}
            <button type="submit">Show</button>
          </div>
        </details>
      </form>
      <nav className="tabs" aria-label="States">
        <Tab query={query} changes={{ state: '', due: '' }} text="All" />
        <Tab query={query} changes={{ state: '', due: '1' }} text="To follow up" count={due} />
        {leadStates.map((each) => (
          <Tab
            key={each}
            query={query}
            changes={{ state: each, due: '' }}
            text={stateNames[each]}
            count={each === 'new' ? fresh : 0}
          />
        ))}
        {isFiltered(query) && <a href="/">Clear all</a>}
      </nav>
    </>
  );
}

interface TabProps {
  query: ListQuery;
  changes: { state: string; due: string };
  text: string;
  count?: number;
}

function Tab({ query, changes, text, count = 0 }: TabProps) {
  const isCurrent = query.state === changes.state && query.due === changes.due;
  return (
    <a href={address('/', query, changes)} aria-current={isCurrent ? 'true' : undefined}>
      {text} {count > 0 && <span className="state state--new">{inWords(count)}</span>}
    </a>
  );
}

/** Counting stops at a thousand. */
export function inWords(count: number): string {
  return count >= 1000 ? '1000+' : String(count);
}
