import type { WebAwareness } from '../../../catalog/schemas/packages/web-awareness.ts';
import { Band } from '../../ui/Band.tsx';
import { Copy } from '../../ui/Copy.tsx';
import { Fold } from '../../ui/Fold.tsx';

interface Props {
  list: WebAwareness['list'];
  /** Its class; the page brings the style sheet of that name. */
  name: 'feature-list' | 'feature-stairs' | 'feature-table';
  look?: string;
  layout?: 'columns';
  gap?: string;
  /** Ground of the groups, where they lie on a sheet of their own. */
  sheet?: string;
}

/** Everything that a package includes, in groups; on phones the first is unfolded. */
export function FeatureGroups({ list: { groups, ...heading }, name, sheet = '', ...band }: Props) {
  return (
    <Band name={name} {...band} {...heading}>
      <div className={`${name}__groups ${sheet} below-heading`}>
        {groups.map(({ title, items }, index) => (
          <Fold
            key={title}
            narrow
            open={index === 0}
            className={`${name}__group`}
            summary={<h3>{title}</h3>}
          >
            <ul className="lined" data-package-items>
              {items.map((item) => (
                <li key={item.title}>
                  <h4 className="strong tight">{item.title}</h4>
                  <p className="quiet tight">
                    <Copy text={item.text} under={item.title} />
                  </p>
                </li>
              ))}
            </ul>
          </Fold>
        ))}
      </div>
    </Band>
  );
}
