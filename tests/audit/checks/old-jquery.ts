import { type Fixtures, page, withHead } from '../facts.ts';

const by = (program: string) => ({ page: page({}, { headers: { 'x-powered-by': program } }) });

export default {
  pass: [
    by('PHP/8.3.11'),
    withHead(
      '<meta name="generator" content="WordPress 6.9.1"><script src="/jquery-3.7.1.js"></script>',
    ),
    withHead('<script src="/jquery-3.7.1.min.js"></script>'),
    withHead(
      '<script src="/wp-includes/js/jquery/jquery.min.js?ver=3.7.1"></script><script src="/chosen.jquery.min.js?ver=2.5.13"></script>',
    ),
  ],
  fail: [
    by('PHP/5.3.29'),
    withHead('<meta name="generator" content="WordPress 4.7.1">'),
    withHead(
      '<script src="https://ajax.googleapis.com/ajax/libs/jquery/1.12.4/jquery.min.js"></script>',
    ),
    withHead('<script src="/jquery-3.4.1.js"></script>'),
  ],
  notApplicable: [
    { page: page({}) },
    by('Express'),
    withHead('<script src="/jquery.min.js"></script>'),
    withHead('<script src="/jquery-migrate-1.4.1.js"></script>'),
    withHead('<script src="/jquery-ui-1.13.2.js"></script>'),
  ],
} satisfies Fixtures;
