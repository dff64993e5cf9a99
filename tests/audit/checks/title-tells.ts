import { type Fixtures, withHead } from '../facts.ts';

const title = (text: string) => withHead(`<title>${text}</title>`);

export default {
  pass: [
    title('Gupta.in: sweets in Rohini'),
    title('Booking.com'),

    title('Home | Gupta Sweets'),
    title('Homes in Rohini'),
    title('Gupta'),
    title('गुप्ता मिठाई'),
    title('404'),
  ],
  fail: [
    title('Home – My WordPress Website'),
    title('Coming Soon'),
    title('guptasweets.in'),
    title('My Store'),

    title('Home'),
    title('Untitled Document'),
    title('Document'),
    title('New Page 1'),
    title('HOME PAGE – Home'),
    title('Home |'),
    title('Vite + React + TS'),
    title('Welcome to our website!'),
    title('होम'),
    title('index.html'),
    title('Your Company Name'),
    title('- | -'),
  ],
  notApplicable: withHead(''),
} satisfies Fixtures;
