/** Set by `npm run test:faults`: the faults at full length, for which every test has no time. */
export const longRun = process.env.LONG_RUN === '1';
