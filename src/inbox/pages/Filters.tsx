import { leadStates } from '../../platform/database/schema.ts';
import { isDay } from '../../platform/time/indian-day.ts';
import { address, controls, isFiltered, type ListQuery } from '../filter.ts';
import { dayWritten } from '../when.ts';
import { stateNames } from '../words.ts';
import type { ListView } from './views.ts';

type Props = Pick<ListView, 'query' | 'choices' | 'fresh' | 'due'>;

/** Search, states to choose from, and what else leads are told apart by. All stands in the address. */
export function Filters({ query, choices, fresh, due }: Props) {
  const { q, state } = query;
  const isNarrowed = controls.some(({ name }) => query[name] !== '');
  return (
    <div className="filters">
      <form className="filters__form" method="get" action="/">
        <div className="search">
          <label className="visually-hidden" htmlFor="q">
            Search for a name, number, address or word
          </label>
          <input
            id="q"
            name="q"
            type="search"
            defaultValue={q}
            placeholder="Name, number, word …"
          />
          <button type="submit" className="small-button">
            Search
          </button>
        </div>
        {state && <input type="hidden" name="state" value={state} />}
        {query.due && <input type="hidden" name="due" value="1" />}
        <details className="more" open={isNarrowed}>
          <summary>More filters</summary>
          <div className="more__fields">
            {controls.map(({ name, label, options }) => (
              <div key={name} className="choice">
                <label htmlFor={name}>{label}</label>
                {options ? (
                  <Choice name={name} value={query[name]} options={options(choices)} />
                ) : (
                  <input
                    id={name}
                    name={name}
                    defaultValue={isDay(query[name]) ? dayWritten(query[name]) : query[name]}
                    autoComplete="off"
                  />
                )}
              </div>
            ))}
            <button type="submit" className="small-button">
              Show
            </button>
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
        {isFiltered(query) && (
          <a className="tabs__clear" href="/">
            Clear all
          </a>
        )}
      </nav>
    </div>
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
      {text}
      {count > 0 && <span className="tabs__count">{inWords(count)}</span>}
    </a>
  );
}

interface ChoiceProps {
  name: string;
  value: string;
  options: readonly (readonly [value: string, text: string])[];
}

function Choice({ name, value, options }: ChoiceProps) {
  // One that no lead has any more is still what is asked for.
  const isKnown = value === '' || options.some(([each]) => each === value);
  return (
    <select id={name} name={name} defaultValue={value}>
      <option value="">All</option>
      {!isKnown && <option value={value}>{value}</option>}
      {options.map(([each, text]) => (
        <option key={each} value={each}>
          {text}
        </option>
      ))}
    </select>
  );
}

/** Counting stops at a thousand. */
export function inWords(count: number): string {
  return count >= 1000 ? '1000+' : String(count);
}
