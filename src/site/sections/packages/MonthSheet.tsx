import type { SocialMediaManagement } from '../../../catalog/schemas/packages/social-media-management.ts';
import { pathThrough } from '../../illustration/geometry/path.ts';
import { starOutline } from '../../illustration/lattice/star.ts';
import { Picture } from '../../illustration/Picture.tsx';
import { Band } from '../../ui/Band.tsx';
import './month-sheet.css';

/** Monday to Saturday, as the agency works. */
const DAYS = 6;
const CELL = 60;

type Mark = 'post' | 'reel' | 'report';

const WEEK: readonly { day: number; mark: Mark }[] = [
  { day: 0, mark: 'post' },
  { day: 2, mark: 'post' },
  { day: 3, mark: 'post' },
  { day: 4, mark: 'reel' },
  { day: 5, mark: 'post' },
];
const LAST_WEEK = WEEK.with(-1, { day: 5, mark: 'report' });

function DayMark({ mark, x, y }: { mark: Mark; x: number; y: number }) {
  switch (mark) {
    case 'post':
      return <path d={`M${x - 10} ${y - 10}h20v20h-20z`} fill="var(--variant-light)" />;
    case 'reel':
      return <path d={`M${x - 12} ${y - 15}l26 15 -26 15z`} fill="var(--highlight)" />;
    case 'report':
      return (
        <path d={pathThrough(starOutline(8, 2, [x, y], 19), true, 1)} fill="var(--line-strong)" />
      );
  }
}

/** A month as it hangs on the wall: a reel each week, a report at its end. */
export function MonthSheet(props: SocialMediaManagement['month']) {
  const { heading, lead, weekWord, weeks, legend } = props;
  return (
    <Band name="month-sheet" look="ground-ink" heading={heading} lead={lead} gap="stack-6">
      <ul className="month-sheet__legend">
        {Object.entries(legend).map(([mark, words]) => (
          <li className="row" key={mark}>
            <Picture width={40} height={40} fit="whole">
              <DayMark mark={mark as Mark} x={20} y={20} />
            </Picture>
            {words}
          </li>
        ))}
      </ul>
      <ol className="month-sheet__weeks stack-6" data-reveal>
        {weeks.map(({ title, text }, week) => (
          <li className="stack-3" key={title}>
            <Picture width={DAYS * CELL + 2} height={CELL + 2} fit="whole" keep="left">
              <path
                d={`M1 1h${DAYS * CELL}v${CELL}H1z${Array.from({ length: DAYS - 1 }, (_, day) => `M${(day + 1) * CELL + 1} 1v${CELL}`).join('')}`}
                fill="none"
                stroke="var(--line)"
                strokeWidth="2"
              />
              {(week === weeks.length - 1 ? LAST_WEEK : WEEK).map(({ day, mark }) => (
                <DayMark key={day} mark={mark} x={day * CELL + CELL / 2} y={CELL / 2} />
              ))}
            </Picture>
            <h3>
              <span className="label">
                {weekWord} {week + 1}
              </span>{' '}
              {title}
            </h3>
            <p className="quiet">{text}</p>
          </li>
        ))}
      </ol>
    </Band>
  );
}
