import { defineCheck } from '../check.ts';
import { fail, notApplicable, pass } from '../outcome.ts';

/** Browsers trust the certificate of an https page. */
export const check = defineCheck({
  category: 'trust',
  weight: 10,
  needs: ['server', 'certificate'],
  run: ({ server, certificate: { error, host } }) => {
    if (!server.url.startsWith('https:')) return notApplicable;
    const url = `https://${host}/`;
    if (error === undefined) return pass({ evidence: [{ url }] });
    return fail({ evidence: [{ url, found: error }] });
  },
});
