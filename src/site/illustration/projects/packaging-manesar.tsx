import { MockupButton } from './parts/controls.tsx';
import { BrowserFrame, Scene } from './parts/frames.tsx';
import { Headline, Nav, Words } from './parts/type.tsx';

/** A taped carton in isometric view with its three measures. */
function Carton() {
  return (
    <g transform="translate(52 168) scale(.8)">
      <path d="M110 0 220 52v104l-110 52L0 156V52z" fill="var(--sindoor-soft)" />
      <path d="M110 0 220 52l-110 52L0 52z" fill="var(--paper-white)" opacity={0.42} />
      <path d="M220 52v104l-110 52V104z" fill="var(--ink)" opacity={0.26} />
      <path d="M48 29.3 158 81.300v44l14-6.600v-44L62 22.700z" fill="var(--marigold-mist)" />
      <path d="M158 81.300v44l14-6.600v-44z" fill="var(--marigold)" />
      <g fill="none" stroke="var(--ink)" strokeWidth={4} strokeLinejoin="round">
        <path d="M24 118v22m-7-12 7-10 8 17M48 129v22m-7-12 7-10 8 17M16 146l42 20" />
      </g>
      <g fill="none" stroke="var(--peacock)" strokeWidth={2}>
        <path d="M-10 168l110 52m20 0 110-52M234 52v104" />
        <path d="M-12 162v12m114 40v12m16-12v12m114-64v12M228 52h12m-12 104h12" />
      </g>
    </g>
  );
}

const PLIES = ['3 ply', '5 ply', '7 ply'];
const MEASURES = [
  ['L', '14"'],
  ['B', '10"'],
  ['H', '8"'],
] as const;

export function Mockup() {
  return (
    <Scene height={360} ground="var(--peacock-deep)">
      <BrowserFrame
        height={360}
        address="manesarboxes.example"
        page="var(--paper-shade)"
        bar="var(--sindoor-soft)"
        mark="var(--ink)"
      >
        <Words x={20} y={28} size={13} weight={800} text="Dabba &amp; Co." />
        <Nav x={412} y={28} anchor="end" items={['Cartons', 'Mailers', 'Tape']} />
        <Headline x={19} y={74} size={36} lines={['Naap batao,', 'dabba pao.']} leading={0.94} />
        <path d="M262 46h170v290H262z" fill="var(--paper-white)" />
        {MEASURES.map(([side, inches], column) => (
          <g key={side} transform={`translate(${276 + column * 48} 60)`}>
            <path d="M.5.500h41v40H.500z" fill="none" stroke="var(--ink-soft)" />
            <Words x={6} y={13} fill="var(--ink-mute)" text={side} />
            <Words x={6} y={34} size={18} weight={800} text={inches} />
          </g>
        ))}
        {PLIES.map((ply, column) => (
          <MockupButton
            key={ply}
            x={276 + column * 48}
            y={112}
            width={42}
            label={ply}
            size={11}
            fill={column === 1 ? 'var(--ink)' : 'var(--paper-shade)'}
            ink={column === 1 ? 'var(--paper-white)' : 'var(--ink)'}
          />
        ))}
        <Words x={276} y={162} size={11} fill="var(--ink-mute)" text="Quantity" />
        <Words x={414} y={162} size={12} weight={800} anchor="end" text="2,000" />
        <path d="M278 176h134" stroke="var(--ink-mist)" strokeWidth={6} strokeLinecap="round" />
        <path d="M278 176h82" stroke="var(--peacock)" strokeWidth={6} strokeLinecap="round" />
        <circle cx={360} cy={176} r={9} fill="var(--peacock)" />
        <Headline x={275} y={232} size={38} lines={['₹ 14.20']} />
        <Words
          x={276}
          y={250}
          size={11}
          fill="var(--ink-mute)"
          text="a box, delivered in Manesar"
        />
        <MockupButton x={276} y={264} width={138} height={32} label="Order this box" size={13} />
      </BrowserFrame>
      <Carton />
    </Scene>
  );
}
