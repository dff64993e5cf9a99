import { stateNames } from '../../leads/words/change.ts';
import { leadStates } from '../../platform/database/schema.ts';
import { isDay } from '../../platform/time/indian-day.ts';
import { address, entries, isFiltered } from '../filter.ts';
import type { ListView } from '../list-routes.ts';
import { dayWritten } from '../when.ts';
import { Button, Field, Hidden } from './Field.tsx';

type Props = Pick<ListView, 'query' | 'choices' | 'fresh' | 'due'>;

/** Search, states to choose from, and what else leads are told apart by. All stands in the address. */
export function Filters({ query, choices, fresh, due }: Props) {
  const { q, state } = query;
  const controls = entries.filter(([, { label }]) => label);
  const tabs = [
    { text: 'All', state: '', due: '' },
    { text: 'To follow up', state: '', due: '1', count: due },
    ...leadStates.map((each) => ({
      text: stateNames[each],
      state: each,
      due: '',
      count: each === 'new' ? fresh : 0,
    })),
  ];
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
          <Button>Search</Button>
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
            <Button>Show</Button>
          </div>
        </details>
      </form>
      <nav className="tabs" aria-label="States">
        {tabs.map(({ text, count = 0, ...changes }) => (
          <a
            key={text}
            href={address('/', query, { ...changes, before: '' })}
            aria-current={state === changes.state && query.due === changes.due}
          >
            {text} {count > 0 && <span className="state state--new">{inWords(count)}</span>}
          </a>
        ))}
        {isFiltered(query) && <a href="/">Clear all</a>}
      </nav>
    </>
  );
}

/** Counting stops at a thousand. */
export function inWords(count: number): string {
  return count >= 1000 ? '1000+' : String(count);
}
