import { MockupButton } from './parts/controls.tsx';
import { BrowserFrame, Scene } from './parts/frames.tsx';
import { Headline, Nav, Words } from './parts/type.tsx';

const SLOTS = ['10:30', '11:15', '12:00', '5:30', '6:15', '7:00'];

/** A rating in five-pointed stars, 10 units each. */
const STARS = [27, 38, 49, 60, 71]
  .map((x) => `M${x} 200l1.3 2.7 3 .4-2.2 2 .6 3-2.7-1.5-2.7 1.5.6-3-2.2-2 3-.4z`)
  .join('');

/** A molar with a smile, 150 units wide. */
function Tooth() {
  const outline =
    'M75 22C58 8 22 0 8 26-6 54 10 78 18 100c8 24 6 72 26 74 18 1 14-50 31-50s13 51 31 50c20-2 18-50 26-74 8-22 24-46 10-74C128 0 92 8 75 22z';
  return (
    <g transform="translate(266 78)">
      <path d={outline} fill="var(--paper-white)" />
      <path
        d="M118 7c10 3 18 9 24 19 14 28-2 52-10 74-8 24-6 72-26 74-6 0-9-5-11-12 18-8 10-46 20-76 8-24 22-46 3-79z"
        fill="var(--peacock-mist)"
      />
      <path
        d="M26 50q0-20 18-24"
        fill="none"
        stroke="var(--peacock-mist)"
        strokeWidth={8}
        strokeLinecap="round"
      />
      <g fill="none" stroke="var(--ink)" strokeWidth={5} strokeLinecap="round">
        <path d="M56 76q19 20 38 0" />
        <path d="M50 56v4m50-4v4" strokeWidth={8} />
      </g>
    </g>
  );
}

export function Mockup() {
  return (
    <Scene height={400} ground="var(--peacock-mist)">
      <BrowserFrame
        height={400}
        address="muskaandental.example"
        page="var(--paper-white)"
        bar="var(--paper-line)"
        mark="var(--ink-mute)"
      >
        <path d="M214 0h218v236H214z" fill="var(--peacock)" />
        <path d="M432 70v166H266a166 166 0 0 1 166-166z" fill="var(--peacock-deep)" />
        <Words x={22} y={30} size={15} weight={800} fill="var(--peacock)" text="Muskaan Dental" />
        <Headline x={21} y={88} size={46} lines={['Dard?', 'Aaj hi', 'dikhaiye.']} leading={0.95} />
        <path d={STARS} fill="var(--marigold)" />
        <Words x={84} y={209} size={11} fill="var(--ink-mute)" text="4.9 in Indirapuram" />
        <Nav
          x={414}
          y={29}
          anchor="end"
          fill="var(--paper)"
          items={['Doctors', 'Braces', 'Fees']}
        />
        <path d="M0 236h432v130H0z" fill="var(--paper)" />
        <Words x={22} y={262} size={13} weight={800} text="Thursday, Dr. Bhatia" />
        {SLOTS.map((slot, index) => (
          <MockupButton
            key={slot}
            x={22 + (index % 3) * 70}
            y={276 + Math.floor(index / 3) * 34}
            width={62}
            height={28}
            label={slot}
            size={12}
            radius={14}
            fill={index === 3 ? 'var(--sindoor)' : 'var(--paper-white)'}
            ink={index === 3 ? 'var(--paper-white)' : 'var(--ink)'}
            stroke={index === 3 ? 'none' : 'var(--paper-line)'}
          />
        ))}
        <Words x={250} y={290} size={11} fill="var(--ink-mute)" text="Check-up and X-ray" />
        <Words x={249} y={318} size={26} weight={800} text="₹ 300" />
        <MockupButton
          x={322}
          y={296}
          width={92}
          height={30}
          label="Book slot"
          size={13}
          radius={15}
        />
      </BrowserFrame>
      <Tooth />
    </Scene>
  );
}
