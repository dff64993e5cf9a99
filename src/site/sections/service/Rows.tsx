import type { ReactNode } from 'react';
import { Copy } from '../../ui/Copy.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Mixed } from '../../ui/Phrase.tsx';
import '../../ui/lists.css';
import './rows.css';

/** A named point of a section, whatever its type calls its parts. */
export interface Row {
  readonly title: string;
  readonly text: string;
  /** Words of the text that are Hinglish. */
  readonly hinglish?: string | undefined;
  readonly icon?: string | undefined;
  /** Beside the title, such as Day 3. */
  readonly when?: string | undefined;
  /** What stands apart below the text: a benefit, an example. */
  readonly note?: ReactNode;
  /** Read out before the title and before the text where only their look says what they are. */
  readonly spoken?: readonly [title: string, text: string];
}

interface Props {
  rows: readonly Row[];
  /** How they are composed on wide screens; on narrow ones all are rows that unfold. */
  look: string;
  /** The order counts. */
  ordered?: boolean;
}

const Spoken = ({ words }: { words: string | undefined }) =>
  words && <span className="visually-hidden">{words}: </span>;

/** Named points: rows of which the first is unfolded on phones, a composition on wide screens. */
export function Rows({ rows, look, ordered = false }: Props) {
  const List = ordered ? 'ol' : 'ul';
  // Four columns where three would leave one row of one.
  const columns = rows.length % 4 === 0 || rows.length === 7 ? 'four' : 'three';
  return (
    <List className={`rows rows--${look} rows--${columns} counted climbs`}>
      {rows.map(({ title, text, hinglish, icon, when, note, spoken }, index) => (
        <li key={title}>
          <Fold
            narrow
            open={index === 0}
            summary={
              <>
                <h3>
                  {icon && <Icon name={icon} size={28} />}
                  <Spoken words={spoken?.[0]} />
                  {title}
                </h3>
                {when && <span className="rows__when label">{when}</span>}
              </>
            }
          >
            <div className="fold__content">
              <p>
                <Spoken words={spoken?.[1]} />
                {hinglish ? (
                  <Mixed text={text} hinglish={hinglish} />
                ) : (
                  <Copy text={text} under={title} />
                )}
              </p>
              {note && <p className="rows__note beside-rule strong tight">{note}</p>}
            </div>
          </Fold>
        </li>
      ))}
    </List>
  );
}
