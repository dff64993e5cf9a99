import { type Fixtures, page, pageFrom } from '../facts.ts';

export default {
  pass: [
    { page: page({}) },
    // Almost as of today: pictures in tables stand a little higher.
    {
      page: pageFrom(
        '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd"><html>',
      ),
    },
  ],
  fail: [
    { page: pageFrom('<html lang="en"><title>Cakes</title>') },
    { page: pageFrom('<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN"><html>') },
  ],
} satisfies Fixtures;
