import type { Case } from '../../../catalog/queries/work.ts';
import type { WorkHub } from '../../../catalog/schemas/work-hub.ts';
import { Band } from '../../ui/Band.tsx';
import './work-index.css';

interface Entry {
  readonly name: string;
  readonly href?: string;
  readonly cases: readonly Case[];
}

/** The cases under each of their names, in the order in which these first come. */
export function casesBy(
  cases: readonly Case[],
  namesOf: (one: Case) => readonly Omit<Entry, 'cases'>[],
): readonly Entry[] {
  const entries = new Map<string, Entry & { cases: Case[] }>();
  for (const one of cases) {
    for (const { name, href } of namesOf(one)) {
      const entry = entries.get(name) ?? { name, ...(href && { href }), cases: [] };
      entry.cases.push(one);
      entries.set(name, entry);
    }
  }
  return [...entries.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

export const byTrade = (cases: readonly Case[]) =>
  casesBy(cases, ({ sector }) => [{ name: sector.title }]);

export const byService = (cases: readonly Case[]) =>
  casesBy(cases, ({ services }) => services.map(({ title, href }) => ({ name: title, href })));

/** The cases by trade and by service: whoever looks for their own finds it without opening shutters. */
export function WorkIndex({ words, cases }: { words: WorkHub['index']; cases: readonly Case[] }) {
  const lists = [
    [words.trades, byTrade(cases)],
    [words.services, byService(cases)],
  ] as const;
  return (
    <Band name="work-index" heading={words.heading} gap="stack-5">
      <div className="stack-6">
        {lists.map(([label, entries]) => (
          <div className="stack-2" key={label}>
            <h3 className="label">{label}</h3>
            <dl className="lined">
              {entries.map(({ name, href, cases: found }) => (
                <div key={name}>
                  <dt>
                    {href ? (
                      <a className="lone-link" href={href}>
                        {name}
                      </a>
                    ) : (
                      name
                    )}
                  </dt>
                  {found.map(({ path, project }) => (
                    <dd key={path}>
                      <a className="lone-link" href={path}>
                        {project.title}
                      </a>
                    </dd>
                  ))}
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </Band>
  );
}
