import { points } from '../geometry/point.ts';
import { Cursor, Lens, Pane, type TradeObject } from './trade.tsx';

/** Code in its window. */
export const brackets: TradeObject = {
  drawing: (
    <>
      <Pane box={[-108, -84, 216, 168]} face="var(--ink)" bar="var(--peacock)" />
      <path d="m-42-34-38 32 38 32M42-34 80-2 42 30" stroke="var(--marigold)" strokeWidth="13" />
      <path d="m14-42-28 80" stroke="var(--paper-white)" strokeWidth="13" />
    </>
  ),
  course: points('-140 62, 52 62'),
};

/** A trolley with goods in it. */
export const cart: TradeObject = {
  drawing: (
    <>
      <path d="M-48-34v-42h50v42z" fill="var(--sindoor)" />
      <path d="M10-34v-66h52v66z" fill="var(--peacock-soft)" />
      <path d="M-23-76v42M10-70h52" />
      <path d="M-78-40H98L82 40H-56z" fill="var(--marigold)" />
      <path d="M-34-40l12 80M6-40v80M50-40 38 40M-67 0H90" />
      <path d="M-118-78h30l34 142H88" strokeWidth="11" />
      <circle cx="-36" cy="90" r="15" fill="var(--paper-white)" strokeWidth="9" />
      <circle cx="70" cy="90" r="15" fill="var(--paper-white)" strokeWidth="9" />
    </>
  ),
  course: points('-140 20, -100 20, -30 -50, 36 -50, 36 -78'),
};

/** A sheet of cells, one of them chosen. */
export const sheet: TradeObject = {
  drawing: (
    <>
      <path d="M-110-88h220V88h-220z" fill="var(--paper-white)" />
      <path d="M-110-88h220v34h-220zM-110-88h44V88h-44z" fill="var(--peacock-mist)" />
      <path d="M-66-88V88M-8-88V88M50-88V88M-110-54h220M-110-18h220M-110 18h220M-110 54h220" />
      <path
        d="M-54-36h34M4-36h34M-54 0h34M-54 36h34M-54 72h34M4 72h34M62 72h34"
        stroke="var(--ink-soft)"
      />
      <path d="M46-22h68v44H46z" fill="var(--marigold)" strokeWidth="9" />
      <path d="M106 14h16v16h-16z" fill="var(--ink)" stroke="var(--paper-white)" strokeWidth="4" />
    </>
  ),
  course: points('-140 70, -88 70, -52 36, 10 36, 46 0, 76 0'),
};

/** A page put together from blocks, and the button that adds one. */
export const blocks: TradeObject = {
  drawing: (
    <>
      <path d="M-104-96h124V-6h-124z" fill="var(--peacock)" />
      <path d="m-104-20 34-36 26 26 26-32 38 42" stroke="var(--paper-white)" />
      <circle cx="-8" cy="-72" r="9" fill="var(--marigold)" stroke="none" />
      <path d="M36-96h68V-6H36z" fill="var(--sindoor)" />
      <path d="M52-72h36M52-50h36M52-28h20" stroke="var(--paper-white)" strokeWidth="7" />
      <path d="M-104 12h60v84h-60z" fill="var(--peacock-soft)" />
      <path d="M-28 12h132v84H-28z" fill="var(--paper-white)" strokeDasharray="13 12" />
      <circle cx="38" cy="54" r="33" fill="var(--marigold)" />
      <path d="M38 38v32M22 54h32" strokeWidth="9" />
    </>
  ),
  course: points('-140 54, 4 54'),
};

/** Before and after, with the handle between them. */
export const curtain: TradeObject = {
  drawing: (
    <>
      <Pane box={[-112, -92, 224, 184]} />
      <path d="M-109-66H0V89h-109z" fill="var(--paper-line)" stroke="none" />
      <path
        d="M-92-46h72M-92-28h72M-92-10h72M-92 8h56M-92 26h72M-92 44h40M-92 62h72"
        stroke="var(--ink-mute)"
        strokeWidth="7"
      />
      <path d="M0-66h109V0H0z" fill="var(--peacock)" stroke="none" />
      <path d="M44-22h44M44-42h44" stroke="var(--paper-white)" strokeWidth="9" />
      <path d="M36 40h60v28H36z" fill="var(--marigold)" />
      <path d="M36 20h60" strokeWidth="7" />
      <path d="M0-66V92" strokeWidth="8" />
      <circle r="27" cy="6" fill="var(--sindoor)" />
      <path d="m-8-4-10 10 10 10M8-4 18 6 8 16" stroke="var(--paper-white)" strokeWidth="6" />
    </>
  ),
  course: points('-140 78, -22 78, 2 54, 66 54'),
};

/** Orbits around a nucleus: a page of parts that react. */
export const atom: TradeObject = {
  drawing: (
    <>
      <g fill="none" stroke="var(--ink)" strokeWidth="20">
        <ellipse rx="112" ry="44" />
        <ellipse rx="112" ry="44" transform="rotate(60)" />
        <ellipse rx="112" ry="44" transform="rotate(120)" />
      </g>
      <g fill="none" stroke="var(--peacock-soft)" strokeWidth="10">
        <ellipse rx="112" ry="44" />
        <ellipse rx="112" ry="44" transform="rotate(60)" />
        <ellipse rx="112" ry="44" transform="rotate(120)" />
      </g>
      <circle r="26" fill="var(--paper-white)" />
      <circle cx="56" cy="-97" r="15" fill="var(--sindoor)" />
      <circle cx="56" cy="97" r="15" fill="var(--marigold)" />
    </>
  ),
  course: points('-140 56, -56 56, 0 0'),
};

/** One page, one button. */
export const landing: TradeObject = {
  drawing: (
    <>
      <path d="M-74-118H74v230H-74z" fill="var(--paper-white)" />
      <path d="M-74-118H74v92H-74z" fill="var(--sindoor)" />
      <path d="M-50-92h100M-50-68h64" stroke="var(--paper-white)" strokeWidth="11" />
      <path d="M-50-4h100M-50 14h100M-50 32h58" stroke="var(--ink-soft)" strokeWidth="7" />
      <path d="M-54 52H54v40H-54z" fill="var(--marigold)" />
      <Cursor at={[36, 74]} />
    </>
  ),
  course: points('-140 96, -98 96, -74 72, -8 72'),
};

/** A page under the glass that search engines hold to it. */
export const lens: TradeObject = {
  drawing: (
    <>
      <Pane box={[-118, -96, 196, 170]} />
      <path
        d="M-96-50h110M-96-26h70M-96-2h60M-96 22h60M-96 46h90"
        stroke="var(--ink-soft)"
        strokeWidth="8"
      />
      <Lens at={[36, 12]} radius={62} />
      <path d="M4-12h64M4 36h40" strokeWidth="11" />
    </>
  ),
  course: points('-140 72, -64 72, -4 12, 54 12'),
};

/** The tag that opens every PHP file, on a tag. */
export const tag: TradeObject = {
  drawing: (
    <>
      <path d="M-116-66H76l44 66-44 66h-192z" fill="var(--marigold)" />
      <circle cx="88" r="12" fill="var(--paper-white)" />
      <path
        d="m-78-22-24 22 24 22M-66-16q2-14 14-14t12 13q0 9-12 17v8m0 15v.1M-26 40v-52h10q15 0 15 15T-16 18h-10M12 18v-50m0 26q4-8 12-8 11 0 11 11v21M48 40v-52h10q15 0 15 15T58 18H48"
        strokeWidth="9"
      />
    </>
  ),
  course: points('-140 96, -30 96, 66 96, 88 74, 88 0'),
};

/** A page with its stamp of approval, and the pen that wrote it. */
export const approval: TradeObject = {
  drawing: (
    <>
      <path d="M-94-112h128l40 40V112H-94z" fill="var(--paper-white)" />
      <path d="M34-112v40h40" fill="var(--peacock-mist)" />
      <path
        d="M-70-70h76M-70-42h116M-70-14h116M-70 14h60M-70 42h44"
        stroke="var(--ink-soft)"
        strokeWidth="8"
      />
      <circle cx="52" cy="48" r="56" fill="var(--peacock)" />
      <circle cx="52" cy="48" r="42" fill="none" stroke="var(--paper-white)" strokeWidth="3" />
      <path d="m28 48 18 20 32-38" stroke="var(--paper-white)" strokeWidth="13" />
    </>
  ),
  course: points('-140 82, -30 82, -6 58, 24 58'),
};

/** A data sheet: the part, its measure, and the download. */
export const drawing: TradeObject = {
  drawing: (
    <>
      <path d="M-100-116h200v222h-200z" fill="var(--paper-white)" />
      <path d="M-58-66v-6L0-104l58 32v64L0 24l-58-32z" fill="var(--peacock-soft)" />
      <circle cy="-40" r="27" fill="var(--paper-white)" />
      <path d="M-58 42H58M-58 34v16M58 34v16" strokeWidth="5" />
      <path d="M-78 66h76M-78 86h54" stroke="var(--ink-mute)" strokeWidth="8" />
      <circle cx="68" cy="74" r="44" fill="var(--marigold)" />
      <path d="M68 46v34m-17-15 17 17 17-17M48 98h40" strokeWidth="9" />
    </>
  ),
  course: points('-140 110, 20 110, 32 98, 50 98'),
};
