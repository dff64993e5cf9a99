/** Address of a step's long form on the page; steps count from 1. The specification fixes it. */
export const detailId = (step: number) => `section-${step}`;

/** Id of the heading of a step's long form. */
export const detailHeadingId = (step: number) => `${detailId(step)}-heading`;

/** What makes a section the long form of a step. */
export const detailPlace = (step: number) => ({
  id: detailId(step),
  'aria-labelledby': detailHeadingId(step),
});
