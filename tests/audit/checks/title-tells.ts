import { type Fixtures, page, withHead } from '../facts.ts';

const title = (text: string) => withHead(`<title>${text}</title>`);

const clinic = (title: string, card = title) => ({
  page: page({
    head: `<title>${title}</title><meta property="og:title" content="${card}">`,
    body: `<p>${Array(20).fill('Our dentists treat teeth').join(' ')}</p>`,
  }),
});

export default {
  pass: [
    clinic('Dental treatment without pain'),
    clinic('Muskan Rohini'),
    // In Tamil.
    {
      page: page({
        head: '<title>Annapoorna Vegetarian Hotel</title>',
        body: `<p>${'காலை உணவு இங்கே '.repeat(20)}</p>`,
      }),
    },
    clinic('Muskan dentists in Rohini', 'Muskan, always there'),
    clinic('Dentists in Rohini', 'Healthy teeth for life'),
    title('Gupta.in: sweets in Rohini'),
    title('Booking.com'),
    title('slides.js'),
    title('Theme parties in Rohini'),
    title('18% GST on rent: 5% less? | Gupta'),

    title('Home | Gupta Sweets'),
    title('Homes in Rohini'),
    title('Gupta'),
    title('गुप्ता मिठाई'),
    title('404'),
  ],
  fail: [
    clinic('Dentists in Rohini', 'Astra – Business Theme Demo'),
    clinic('Dentists in Rohini', 'Dentists HTML5 Template'),
    withHead(
      '<title>Cakes in Rohini</title><meta property="og:title" content="Home - Elementor #12">',
    ),

    clinic('Sunrise Multispeciality Hospital, Jaipur'),
    title('Home – My WordPress Website'),
    title('Coming Soon'),
    title('guptasweets.in'),
    title('My Store'),
    title('Medizco - Medical Health HTML Template'),
    title('Product - Free Bulma template'),
    title('%title% | %sitename%'),
    title('Cakes %%sep%% %%sitename%%'),

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
