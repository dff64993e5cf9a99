/** Set by `npm run faults`: the faults at full length, which takes about half an hour. */
export const longRun = process.env.LONG_RUN === '1';
