import type { ObjectName } from '../../../catalog/object-names.ts';
import { pathThrough } from '../geometry/path.ts';
import { points } from '../geometry/point.ts';
import { starOutline } from '../lattice/star.ts';
import * as advertising from './advertising.tsx';
import * as content from './content.tsx';
import * as data from './data.tsx';
import * as search from './search.tsx';
import * as social from './social.tsx';
import type { TradeObject } from './trade.tsx';
import * as web from './web.tsx';

/** The heart of the lattice, where there is nothing else to hold. */
export const star: TradeObject = {
  drawing: (
    <>
      <path d={pathThrough(starOutline(8, 3, [0, 0], 112), true)} fill="var(--marigold)" />
      <path d={pathThrough(starOutline(8, 2, [0, 0], 62, 22.5), true)} fill="var(--paper-white)" />
    </>
  ),
  course: points('-140 60, -60 60, 0 0'),
};

/** The drawing of each name; a name without one does not compile. */
export const TRADE_OBJECTS: Readonly<Record<ObjectName, TradeObject>> = {
  ...web,
  ...advertising,
  ...search,
  ...social,
  ...content,
  ...data,
};
