import { strokesOf } from '../../catalog/load/icons.ts';

/** Pages ask for the same icon again and again. */
const strokes = new Map<string, string>();

/**
 * One of Tabler's outlined icons by its name, e.g. `brand-whatsapp`. Decoration only: the words stand
 * beside it. For the server alone, which reads its file.
 * @throws when Tabler has no such icon, which stops the build.
 */
export function Icon({ name, size = 24 }: { name: string; size?: number }) {
  const path = strokes.get(name) ?? strokesOf(name);
  strokes.set(name, path);
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
