import * as tabler from '@tabler/icons-react';

const drawings = tabler as unknown as Record<string, tabler.TablerIcon | undefined>;

function exportName(name: string): string {
  return `Icon${name.replace(/(^|-)(\w)/g, (_, _dash: string, letter: string) => letter.toUpperCase())}`;
}

/**
 * One of Tabler's icons by its name, e.g. `brand-whatsapp`. Decoration only: the words stand beside
 * it. For the server alone: an island that imported it would send 6,000 icons to the browser.
 * @throws when Tabler has no such icon, which stops the build.
 */
export function Icon({ name, size = 24 }: { name: string; size?: number }) {
  const Drawing = drawings[exportName(name)];
  if (!Drawing) {
    throw new Error(`There is no icon "${name}". Choose a name from https://tabler.io/icons.`);
  }
  return <Drawing size={size} stroke={1.75} aria-hidden="true" />;
}
