import type { Interface } from '../../../catalog/schemas/interface.ts';

/** What we do with what is typed: one line, which unfolds the rest. */
export function SmallPrint({ line, before, link, href, after }: Interface['form']['smallPrint']) {
  return (
    <details className="small-print note">
      <summary>{line}</summary>
      <p>
        {before} <a href={href}>{link}</a>
        {after}
      </p>
    </details>
  );
}
