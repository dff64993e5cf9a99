import { defineCheck } from '../check.ts';
import { fail, notApplicable, pass } from '../outcome.ts';

/** Whoever renews by machine does it earlier than this. */
const LATE_DAYS = 7;

/** The certificate is renewed in time. One that is wrong already is the subject of `tls-valid`. */
export const check = defineCheck({
  id: 'tls-expiry',
  category: 'trust',
  weight: 3,
  figures: ['days'],
  needs: ['certificate'],
  run: ({ certificate: { daysLeft, error, host, validTo } }) => {
    if (error !== undefined || daysLeft === undefined) return notApplicable;
    const seen = {
      figures: { days: daysLeft },
      evidence: [{ url: `https://${host}/`, found: validTo?.slice(0, 10) }],
    };
    return daysLeft > LATE_DAYS ? pass(seen) : fail(seen);
  },
});
