import { z } from 'astro/zod';
import { smallPrintSchema } from './forms.ts';
import { PROJECT_KINDS } from './project.ts';
import { group, laidDown } from './shapes.ts';
import { line } from './text.ts';

const label = line(60);

/** content/interface.yaml: words of buttons and states, grouped by component. */
export const interfaceSchema = group(
  'Words of buttons and states, grouped by the part of the site where they appear',
  {
    document: group('On every page', {
      skipLink: label.describe('First link of the page, for the keyboard'),
      newTab: label.describe('Read out after a link that opens a new tab'),
    }),
    editions: group('The way between the English and the Hindi pages', {
      other: label.describe('The link to the other edition: its language in its own script'),
      invitation: label.describe(
        'One line on English pages for browsers that ask for Hindi; written in Hindi',
      ),
      inEnglish: label.describe('On Hindi pages behind a link to a page that is in English'),
    }),
    markdown: group('The version of each page for language models', {
      page: label.describe('Before its address'),
      changed: label.describe('Before the day when its words last changed'),
    }),
    header: group('The bar at the top', {
      home: label.describe('Name of the logo link'),
      navigation: label.describe('Name of the main menu for screen readers'),
      openMenu: label.describe('Name of the hamburger button while the menu is closed, read out'),
      closeMenu: label.describe('The same while the menu is open'),
      menu: label.describe('Word beside the hamburger'),
    }),
    footer: group('The foot of every page', {
      navigation: label.describe('Name of the footer menu for screen readers'),
      contactHeading: label.describe('Above phone, e-mail, office and hours'),
      phone: label.describe('Before the phone number'),
      email: label.describe('Before the e-mail address'),
      office: label.describe('Before the address of the main office'),
      hours: label.describe('Before the hours'),
      sampleNotice: line(120).describe('Shown while content/site.yaml says sample: true'),
    }),
    mobileBar: group('The bar at the bottom of a phone', {
      label: label.describe('Name of the bottom bar for screen readers'),
      call: label.describe('Dials our number'),
      whatsapp: label.describe('Opens a chat with the greeting of content/site.yaml'),
      audit: label.describe('Leads to the contact page, where an audit can be asked for'),
    }),
    scrollToTop: group('The arrow back to the top of a page', {
      label: label.describe('What the arrow does, read out'),
    }),
    chat: group('The WhatsApp button that floats over each page', {
      label: label.describe('Words of the button'),
    }),
    social: group('The links to our profiles at the side', {
      label: label.describe('Name of the side bar'),
      follow: label.describe('Before the name of the network'),
    }),
    popup: group('The growth popup; its offer stands in content/popup.yaml', {
      close: label.describe('Name of the cross, read out'),
      opened: line(120).describe('Said by screen readers when the popup opens by itself'),
    }),
    marquee: group('Quotes and phrases that scroll by', {
      pause: label.describe('Name of the button that stops what scrolls by'),
    }),
    showcase: group('The work on the home page', {
      mockup: line(60).describe('Before the name of the project: Website of'),
      sampleNotice: line(90).describe('Beside projects while one of them is a sample'),
      kinds: laidDown(
        'What kinds of business there are',
        PROJECT_KINDS,
        z.enum(PROJECT_KINDS),
        (label) => label,
      ),
    }),
    quote: group('Words of clients, wherever they stand', {
      title: z.literal('Client').describe('After the name of whoever is quoted, always Client'),
      sampleNotice: label.describe('Beside quotes and reviews while one of them is a sample'),
    }),
    consent: group(
      'The question about counting visits; it shows only where a Google Analytics number is set up',
      {
        heading: label.describe(
          'The question whether visits may be measured; asked with ANALYTICS_ID only',
        ),
        text: line(140).describe('What is measured, for what, and what is not'),
        more: group('Where to read what is counted before answering', {
          label: label.describe('Link to what the privacy policy says about it'),
          href: line(80).describe(
            'That section of the privacy policy, such as /policies/privacy-policy#section-5',
          ),
        }),
        refuse: label.describe('Must be as easy to press as allow'),
        allow: label.describe('The other answer: short, and no more tempting than the refusal'),
        afterRefusal: label.describe('What was answered, shown when the question is asked again'),
        afterConsent: label.describe('The same after a yes'),
        askAgain: label.describe('Button of the footer that asks the question again'),
      },
    ),
    breadcrumb: group('The line above a heading that says where you are', {
      label: label.describe('Name of the line, read out'),
      home: label.describe('Its first link'),
    }),
    form: group('All forms; the words of each stand in content/forms.yaml', {
      optional: label.describe('After the label of an optional field'),
      errorSummary: line(100).describe('Before the number of fields that are to mend'),
      honeypot: line(80).describe('Label of the field that people must leave empty'),
      retry: label.describe('The button after a sending that failed'),
      smallPrint: smallPrintSchema,
      sent: group('What stands in place of a form that was sent', {
        thanks: label.describe('Before the name of whoever sent it'),
        again: label.describe('Leads back to an empty form'),
      }),
      toasts: group('The notes in the corner that say what came of sending', {
        area: label.describe('Name of the place where they appear, read out; Alt and T lead there'),
        close: label.describe('Name of their cross, read out'),
      }),
      calls: group('When we call whoever has left a number', {
        today: label.describe('If it is today'),
        later: label.describe('If it is another day, whose name follows'),
        hours: line(100).describe('After both, behind a comma'),
      }),
    }),
  },
).meta({ title: 'Small words of the interface' });

export type Interface = z.infer<typeof interfaceSchema>;
