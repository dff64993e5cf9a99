import { globSync } from 'node:fs';
import { parse } from 'yaml';
import { CLAIMS_FILE } from '../words/claims.ts';
import { perText } from './texts.ts';

/** The fields that a pattern such as `sections[type=process].steps` names in a file's data. */
function covered(data: unknown, steps: readonly string[], at = ''): string[] {
  const [step, ...more] = steps;
  if (step === undefined) return [at];
  const [, key = '', name, value] = /^([\w*]+)(?:\[(\w+)=(\w+)\])?$/.exec(step) ?? [];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([own, below]) => {
    if (key !== '*' && own !== key) return [];
    const path = at ? `${at}.${own}` : own;
    if (!name) return covered(below, more, path);
    return Object.entries(Object(below)).flatMap(([index, item]) =>
      String(Object(item)[name]) === value ? covered(item, more, `${path}.${index}`) : [],
    );
  });
}

/** A field that rests on a claim as a whole; an invented example covers nothing that we say of us. */
export interface Cover {
  readonly path: string;
  readonly example: boolean;
}

interface Claims {
  readonly claims: Readonly<Record<string, { fields?: string[]; source: { from: string } }>>;
}

/** Several patterns name a file; it is read once. */
const read = perText((text): unknown => parse(text));

/** What claims cover as a whole, by file; and the patterns that cover nothing. */
export function coveredFields(root: string) {
  const { claims } = read(`${root}/${CLAIMS_FILE}`) as Claims;
  const covers = new Map<string, Cover[]>();
  const idle: string[] = [];
  for (const [name, { fields = [], source }] of Object.entries(claims)) {
    for (const pattern of fields) {
      const [files = '', path = ''] = pattern.split(': ');
      let found = 0;
      for (const file of globSync(`content/${files}.yaml`, { cwd: root })) {
        const paths = covered(read(`${root}/${file}`), path.split('.'));
        const example = source.from === 'example';
        covers.set(file, [
          ...(covers.get(file) ?? []),
          ...paths.map((path) => ({ path, example })),
        ]);
        found += paths.length;
      }
      if (found === 0) idle.push(`${name}: ${pattern}`);
    }
  }
  return { covers, idle };
}
