import { type Fixtures, page } from '../facts.ts';

const fixtures: Fixtures = {
  pass: [
    { page: page({ head: '<script src="/jquery-3.7.1.min.js"></script>' }) },
    {
      page: page({
        head: '<script src="/wp-includes/js/jquery/jquery.min.js?ver=3.7.1"></script>',
      }),
    },
  ],
  fail: [
    {
      page: page({
        head: '<script src="https://ajax.googleapis.com/ajax/libs/jquery/1.12.4/jquery.min.js"></script>',
      }),
    },
    { page: page({ head: '<script src="/jquery-3.4.1.js"></script>' }) },
  ],
  notApplicable: [
    { page: page({}) },
    { page: page({ head: '<script src="/jquery.min.js"></script>' }) },
    { page: page({ head: '<script src="/jquery-migrate-1.4.1.js"></script>' }) },
    { page: page({ head: '<script src="/jquery-ui-1.13.2.js"></script>' }) },
  ],
};

export default fixtures;
