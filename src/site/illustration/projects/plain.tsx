import { MockupButton } from './parts/controls.tsx';
import { BrowserFrame, Scene } from './parts/frames.tsx';
import { Headline, linesOf, TextLines, Words } from './parts/type.tsx';

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
      <BrowserFrame
        height={380}
        address={project.place}
        page="var(--paper)"
        bar="var(--ink)"
        mark="var(--ink-soft)"
      >
        <Words x={24} y={34} size={13} weight={700} fill="var(--peacock)" text={project.label} />
        <Headline x={22} y={88} size={48} lines={lines} />
        <TextLines x={24} y={below} widths={[190, 168, 180, 96]} gap={12} weight={4} />
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
