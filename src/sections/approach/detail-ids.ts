/** Address of a step's long form on the page; steps count from 1. The specification fixes it. */
export const detailId = (step: number) => `section-${step}`;

/** Id of the heading of a step's long form. */
export const detailHeadingId = (step: number) => `${detailId(step)}-heading`;
