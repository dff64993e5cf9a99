import { isDay } from '../../platform/time/indian-day.ts';
import { address, entries, isFiltered, tabs } from '../filter.ts';
import type { ListView } from '../list-routes.ts';
import { dayWritten } from '../when.ts';
import { Button, Field, Hidden } from './Field.tsx';

/** Search, states to choose from, and what else leads are told apart by. All stands in the address. */
export function Filters({ query, choices, fresh, due }: ListView) {
  const { words, state } = query;
  const controls = entries.filter(([, { label }]) => label);
  const counts: Readonly<Record<string, number>> = { due, new: fresh };
  return (
    <>
      <form method="get" action="/">
        <div className="row short-lines">
          <input
            name="words"
            type="search"
            defaultValue={words}
            placeholder="Name, number, word …"
            aria-label="Search for a name, number, address or word"
          />
          <Button>Search</Button>
        </div>
        <Hidden values={{ state }} />
        <details open={controls.some(([name]) => query[name] !== '')}>
          <summary className="small">More filters</summary>
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
            <Button>Show</Button>
          </div>
        </details>
      </form>
      <nav className="tabs small" aria-label="States">
        {Object.entries(tabs).map(([each, text]) => {
          const count = counts[each] ?? 0;
          return (
            <a
              key={each}
              href={address('/', query, { state: each, before: '' })}
              aria-current={state === each}
            >
              {text} {count > 0 && <span className="state state--new">{inWords(count)}</span>}
            </a>
          );
        })}
        {isFiltered(query) && <a href="/">Clear all</a>}
      </nav>
    </>
  );
}

/** Counting stops at a thousand. */
export function inWords(count: number): string {
  return count >= 1000 ? '1000+' : String(count);
}
