/** Set by `npm run faults`: the faults at full length, which takes about 45 minutes. */
export const longRun = process.env.LONG_RUN === '1';
