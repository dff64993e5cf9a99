import { MockupButton } from './parts/controls.tsx';
import { BrowserFrame, Scene } from './parts/frames.tsx';
import { Headline, Nav, Words } from './parts/type.tsx';

const INKS = ['var(--peacock)', 'var(--sindoor)', 'var(--marigold)', 'var(--ink-deep)'] as const;

/** A four colour offset press: a tower for each ink, the web running through them. */
function Press() {
  return (
    <g transform="translate(14 266)">
      <path d="M0 118h404v14H0z" fill="var(--ink-deep)" />
      <circle cx={26} cy={84} r={26} fill="var(--paper-white)" />
      <circle cx={26} cy={84} r={9} fill="var(--ink)" />
      {INKS.map((ink, unit) => (
        <g key={ink} transform={`translate(${62 + unit * 70} 0)`}>
          <path d="M0 14h58v104H0z" fill="var(--ink-line)" />
          <path d="M38 14h20v104H38z" fill="var(--ink-raised)" />
          <path d="M8 0h42v14H8z" fill={ink} />
          <circle cx={29} cy={36} r={15} fill={ink} />
          <circle cx={29} cy={66} r={13} fill="var(--paper-line)" />
          <circle cx={29} cy={94} r={13} fill="var(--ink-soft)" />
        </g>
      ))}
      <path d="M26 58 62 80h282l26 18" fill="none" stroke="var(--paper-white)" strokeWidth={4} />
      <path d="M348 98h56v20h-56z" fill="var(--paper-white)" />
      <path d="M348 104h56m-56 6h56" stroke="var(--paper-line)" strokeWidth={2} />
    </g>
  );
}

/** Radii of a row of halftone dots, growing towards the right. */
const HALFTONE = [4, 6.5, 9.5, 13];

const JOBS = [
  ['500 visiting cards', '₹ 349'],
  ['100 brochures', '₹ 1,890'],
  ['Flex, per sq ft', '₹ 12'],
] as const;

export function Mockup() {
  return (
    <Scene height={512} ground="var(--paper-line)">
      <BrowserFrame height={512} address="okhlapress.example" page="var(--paper-white)">
        {INKS.map((ink, row) => (
          <g key={ink} fill={ink}>
            {HALFTONE.map((radius, column) => (
              <circle key={radius} cx={325 + column * 29} cy={62 + row * 30} r={radius} />
            ))}
          </g>
        ))}
        <Words x={22} y={32} size={13} weight={800} text="OKHLA PRESS" />
        <Nav x={130} y={32} items={['Offset', 'Digital', 'Flex']} />
        <Headline
          x={19}
          y={106}
          size={62}
          leading={0.88}
          lines={['Subah file,', 'shaam ko', 'print.']}
        />
        <MockupButton
          x={226}
          y={182}
          width={128}
          height={34}
          label="Upload your PDF"
          size={13}
          fill="var(--sindoor)"
          ink="var(--paper-white)"
          radius={0}
        />
        <path d="M0 248h432v150H0z" fill="var(--ink-mist)" />
        <Press />
        {JOBS.map(([job, price], column) => (
          <g key={job} transform={`translate(${22 + column * 138} 426)`}>
            <Words x={0} y={0} size={12} weight={700} text={job} />
            <Words x={0} y={22} size={20} weight={800} fill="var(--sindoor-deep)" text={price} />
          </g>
        ))}
      </BrowserFrame>
    </Scene>
  );
}
