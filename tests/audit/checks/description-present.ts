import { type Fixtures, page, withBody, withHead } from '../facts.ts';

export default {
  pass: [
    withHead('<meta name="Description" content="Cakes in Rohini.">'),
    // How little it says is told of the length of lines.
    withHead('<meta name="description" content="Cakes">'),
  ],
  fail: [
    withHead('<meta property="description" content="Cakes in Rohini, fresh.">'),
    // Google reads metadata in the head alone.
    withBody('<meta name="description" content="Cakes in Rohini.">'),
    { page: page({}) },
    withHead('<meta name="description" content=" ">'),
    withHead('<meta property="og:description" content="Cakes.">'),
  ],
  // That a picture ended the head is told once.
  notApplicable: withHead(
    '<img src="pixel.gif" alt=""><meta name="description" content="Cakes in Rohini.">',
  ),
} satisfies Fixtures;
