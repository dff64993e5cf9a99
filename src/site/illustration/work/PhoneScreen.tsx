import type { CaseFields } from '../../../catalog/schemas/case.ts';
import type { Family } from '../cover/scheme.ts';
import { MockupButton } from '../projects/parts/controls.tsx';
import { PhoneFrame, Scene } from '../projects/parts/frames.tsx';
import { Headline, linesOf, Words } from '../projects/parts/type.tsx';
import { formsFor } from '../sectors/index.tsx';
import { LOOKS, SCREEN } from './look.ts';

interface Props {
  screen: Pick<CaseFields['screens']['phone'], 'brand' | 'heading' | 'rows' | 'button'>;
  sector: { readonly id: string; readonly pictogram?: string | undefined };
  family: Family;
}

/** Letters of the heading that fit beside each other. */
const LINE = 14;
const ROW = 31;

/** A client's page on a phone: one thing, three facts, one button. */
export function PhoneScreen({ screen, sector, family }: Props) {
  const { ground, face } = LOOKS[family];
  const { accent, line } = formsFor(sector);
  const heading = linesOf(screen.heading, LINE).slice(0, 2);
  return (
    <Scene {...SCREEN} ground={ground}>
      <PhoneFrame x={42} y={26} width={216} height={374}>
        <path d="M0 32h200v86H0z" fill={face} />
        <Words x={16} y={58} size={13} weight={800} fill="var(--paper-white)" text={screen.brand} />
        <path d="M16 94h56m-56 9h34" stroke="var(--paper-white)" strokeWidth={3} />
        <g transform="translate(112 36) scale(.8)" fill="none">
          <path d={accent} fill="var(--marigold)" />
          <path d={line} stroke="var(--paper-white)" strokeWidth={2.5} />
        </g>
        <Headline x={15} y={150} size={26} lines={heading} />
        {screen.rows.map(({ label, value }, row) => (
          <g key={label} transform={`translate(16 ${216 + row * ROW})`}>
            <Words x={0} y={0} size={12.5} fill="var(--ink-mute)" text={label} />
            <Words x={168} y={0} size={14} weight={800} anchor="end" text={value} />
            <path d="M0 10h168" stroke="var(--paper-line)" />
          </g>
        ))}
        <MockupButton x={16} y={305} width={168} height={42} label={screen.button} size={15} />
      </PhoneFrame>
    </Scene>
  );
}
