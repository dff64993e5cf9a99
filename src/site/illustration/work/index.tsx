import type { Case } from '../../../catalog/queries/work.ts';
import { type DrawnFile, drawnFile } from '../drawn-file.ts';
import { mockupFile } from '../projects/index.tsx';
import { DeskScreen } from './DeskScreen.tsx';
import { PhoneScreen } from './PhoneScreen.tsx';

/** The three screens of a case as files: the mock-up of its project, a phone, and the client's desk. */
export function caseScreens({ id, project, screens, sector, family }: Case) {
  return {
    wide: mockupFile(project),
    phone: drawnFile(
      `${id}-phone`,
      <PhoneScreen screen={screens.phone} sector={sector} family={family} />,
    ),
    desk: drawnFile(`${id}-desk`, <DeskScreen screen={screens.desk} family={family} />),
  } satisfies Record<keyof Case['screens'], DrawnFile>;
}
