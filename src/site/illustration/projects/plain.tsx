import { MockupButton } from './parts/controls.tsx';
import { BrowserFrame, Scene } from './parts/frames.tsx';
import { Headline, linesOf, Words } from './parts/type.tsx';

/** What the plain mock-up says of a project. */
export interface PlainProject {
  readonly title: string;
  readonly label: string;
  readonly place: string;
}

/** At this size so many letters fill a line of the headline. */
const LINE = 13;

/** The home page of a project that nobody has drawn yet: its name and trade, and lines of text. */
export function PlainMockup({ project }: { project: PlainProject }) {
  const lines = linesOf(project.title, LINE).slice(0, 3);
  const below = 72 + lines.length * 48;
  return (
    <Scene height={380} ground="var(--peacock-mist)">
      <BrowserFrame height={380} address={project.place}>
        <Words x={24} y={34} size={13} weight={700} fill="var(--peacock)" text={project.label} />
        <Headline x={22} y={88} size={48} lines={lines} />
        <path
          d={`M24 ${below}h190M24 ${below + 12}h168M24 ${below + 24}h180M24 ${below + 36}h96`}
          stroke="var(--ink-soft)"
          strokeWidth={4}
          strokeLinecap="round"
        />
        <MockupButton
          x={24}
          y={below + 62}
          width={130}
          height={36}
          label={project.place}
          size={11}
        />
        <path d="M262 236h146v128H262z" fill="var(--peacock-soft)" />
        <path d="M262 364l56-66 34 38 24-24 32 52z" fill="var(--peacock)" />
        <circle cx={376} cy={268} r={14} fill="var(--marigold)" />
      </BrowserFrame>
    </Scene>
  );
}
