import type { ReactNode } from 'react';
import type { CaseFields } from '../../../catalog/schemas/case.ts';
import type { Family } from '../cover/scheme.ts';
import { Scene } from '../projects/parts/frames.tsx';
import { Headline, linesOf, Words } from '../projects/parts/type.tsx';
import { LOOKS, SCREEN } from './look.ts';

type Desk = CaseFields['screens']['desk'];
type Chart = Extract<Desk, { kind: 'chart' }>;
type Enquiry = Extract<Desk, { kind: 'enquiry' }>;

/** What a case's client had on the desk: an enquiry that came in, or a page of the report. */
export function DeskScreen({ screen, family }: { screen: Desk; family: Family }) {
  const { ground, face } = LOOKS[family];
  return (
    <Scene {...SCREEN} ground={ground}>
      <path d="M36 36h244v336H36z" fill="var(--ink-deep)" opacity={0.22} />
      <path d="M26 26h244v336H26z" fill="var(--paper-white)" />
      <g transform="translate(26 26)">
        {screen.kind === 'chart' ? (
          <ChartSheet chart={screen} face={face} />
        ) : (
          <EnquirySheet enquiry={screen} face={face} />
        )}
      </g>
    </Scene>
  );
}

function Title({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <>
      <Headline x={17} y={40} size={21} lines={linesOf(text, 19)} />
      {children}
    </>
  );
}

/** Plot of the bars: from here down to the axis, which always begins at nought. */
const [TOP, AXIS, FROM, TO] = [104, 272, 18, 226];

function ChartSheet({ chart, face }: { chart: Chart; face: string }) {
  const { title, points, note } = chart;
  const most = Math.max(...points.map(({ value }) => value));
  const step = (TO - FROM + 10) / points.length;
  return (
    <>
      <Title text={title} />
      {points.map(({ label, value }, index) => {
        const height = Math.round(((AXIS - TOP) * value) / most);
        const [x, width] = [Math.round(FROM + index * step), Math.round(step - 10)];
        const last = index === points.length - 1;
        const middle = x + width / 2;
        return (
          <g key={label}>
            <path
              d={`M${x} ${AXIS}v-${height}h${width}v${height}z`}
              fill={last ? 'var(--marigold)' : face}
            />
            <Words
              x={middle}
              y={AXIS - height - 8}
              size={17}
              weight={800}
              anchor="middle"
              text={value}
            />
            <Words
              x={middle}
              y={AXIS + 19}
              size={12}
              weight={700}
              anchor="middle"
              fill="var(--ink-mute)"
              text={label}
            />
          </g>
        );
      })}
      <path d={`M${FROM} ${AXIS}H${TO}`} stroke="var(--ink)" strokeWidth={2} />
      <Words x={FROM} y={318} size={12} fill="var(--ink-mute)" text={note} />
    </>
  );
}

function EnquirySheet({ enquiry, face }: { enquiry: Enquiry; face: string }) {
  const { title, time, rows, reply } = enquiry;
  return (
    <>
      <path d="M0 0h244v60H0z" fill={face} />
      <Words x={18} y={38} size={21} weight={800} fill="var(--paper-white)" text={title} />
      <Words x={226} y={38} size={13} anchor="end" fill="var(--paper-white)" text={time} />
      {rows.map(({ label, value }, row) => (
        <g key={label} transform={`translate(18 ${94 + row * 42})`}>
          <Words x={0} y={0} size={13} fill="var(--ink-mute)" text={label} />
          <Words x={208} y={0} size={16} weight={800} anchor="end" text={value} />
          <path d="M0 15h208" stroke="var(--paper-line)" />
        </g>
      ))}
      <path d="M30 272h196v44l-14-10H30z" fill="var(--peacock-mist)" />
      <path d="m44 289 5 5 9-10" fill="none" stroke="var(--peacock)" strokeWidth={2.5} />
      <Words x={66} y={294} size={13} weight={700} fill="var(--peacock-deep)" text={reply} />
    </>
  );
}
