import { DAY_MS } from '../../platform/time/durations.ts';
import { defineCheck } from '../check.ts';
import type { CertificateFacts } from '../facts.ts';
import { notApplicable, passIf } from '../outcome.ts';

/** Whoever renews by machine does it earlier than this. */
const LATE_DAYS = 8;

/** The last third of its life, where that is less: some certificates live for six days only. */
function lateDays({ validFrom, validTo }: CertificateFacts): number {
  const life = (Date.parse(validTo ?? '') - Date.parse(validFrom ?? '')) / DAY_MS;
  return Number.isNaN(life) ? LATE_DAYS : Math.min(LATE_DAYS, Math.floor(life / 3));
}

/** The certificate is renewed in time. One that is wrong already is the subject of `tls-valid`. */
export const check = defineCheck({
  category: 'trust',
  weight: 3,
  figures: ['days'],
  needs: ['certificate'],
  run: ({ certificate }) => {
    const { daysLeft, error, host, validTo } = certificate;
    if (error !== undefined || daysLeft === undefined) return notApplicable;
    return passIf(daysLeft >= lateDays(certificate), {
      figures: { days: daysLeft },
      evidence: [{ url: `https://${host}/`, found: validTo?.slice(0, 10) }],
    });
  },
});
