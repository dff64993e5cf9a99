import { z } from 'astro/zod';
import { line } from './text.ts';

const label = line(60);

/** content/interface.yaml: words of buttons and states, grouped by component. */
export const interfaceSchema = z
  .strictObject({
    document: z
      .strictObject({
        skipLink: label.describe('First link of the page, for the keyboard'),
        newTab: label.describe('Read out after a link that opens a new tab'),
      })
      .describe('On every page'),
    header: z
      .strictObject({
        home: label.describe('Name of the logo link'),
        navigation: label.describe('Name of the main menu for screen readers'),
        openMenu: label.describe('Name of the hamburger button while the menu is closed, read out'),
        closeMenu: label.describe('The same while the menu is open'),
        menu: label.describe('Word beside the hamburger'),
      })
      .describe('The bar at the top'),
    footer: z
      .strictObject({
        navigation: label.describe('Name of the footer menu for screen readers'),
        contactHeading: label.describe('Above phone, e-mail, office and hours'),
        phone: label.describe('Before the phone number'),
        email: label.describe('Before the e-mail address'),
        office: label.describe('Before the address of the main office'),
        hours: label.describe('Before the hours'),
        sampleNotice: line(120).describe('Shown while content/site.yaml says sample: true'),
      })
      .describe('The foot of every page'),
    mobileBar: z
      .strictObject({
        label: label.describe('Name of the bottom bar for screen readers'),
        call: label.describe('Dials our number'),
        whatsapp: label.describe('Opens a chat with the greeting of content/site.yaml'),
        audit: label.describe('Leads to the contact page, where an audit can be asked for'),
      })
      .describe('The bar at the bottom of a phone'),
    scrollToTop: z
      .strictObject({ label: label.describe('What the arrow does, read out') })
      .describe('The arrow back to the top of a page'),
    chat: z
      .strictObject({ label: label.describe('Words of the button') })
      .describe('The WhatsApp button that floats over each page'),
    social: z
      .strictObject({
        label: label.describe('Name of the side bar'),
        follow: label.describe('Before the name of the network'),
      })
      .describe('The links to our profiles at the side'),
    popup: z
      .strictObject({
        close: label.describe('Name of the cross, read out'),
        opened: line(120).describe('Said by screen readers when the popup opens by itself'),
      })
      .describe('The growth popup; its offer stands in content/popup.yaml'),
    marquee: z
      .strictObject({ pause: label.describe('Name of the button that stops what scrolls by') })
      .describe('Quotes and phrases that scroll by'),
    showcase: z
      .strictObject({
        mockup: line(60).describe('Before the name of the project: Website of'),
      })
      .describe('The work on the home page'),
    quote: z
      .strictObject({
        title: z.literal('Client').describe('After the name of whoever is quoted, always Client'),
        sampleNotice: label.describe('Beside quotes and reviews while one of them is a sample'),
      })
      .describe('Words of clients, wherever they stand'),
    consent: z
      .strictObject({
        heading: label.describe(
          'The question whether visits may be measured; asked with ANALYTICS_ID only',
        ),
        text: line(140).describe('What is measured, for what, and what is not'),
        more: z
          .strictObject({
            label: label.describe('Link to what the privacy policy says about it'),
            href: line(80).describe(
              'That section of the privacy policy, such as /policies/privacy-policy#section-5',
            ),
          })
          .describe('Where to read what is counted before answering'),
        refuse: label.describe('Must be as easy to press as allow'),
        allow: label.describe('The other answer: short, and no more tempting than the refusal'),
        afterRefusal: label.describe('What was answered, shown when the question is asked again'),
        afterConsent: label.describe('The same after a yes'),
        askAgain: label.describe('Button of the footer that asks the question again'),
      })
      .describe(
        'The question about counting visits; it shows only where a Google Analytics number is set up',
      ),
    breadcrumb: z
      .strictObject({
        label: label.describe('Name of the line, read out'),
        home: label.describe('Its first link'),
      })
      .describe('The line above a heading that says where you are'),
    form: z
      .strictObject({
        optional: label.describe('After the label of an optional field'),
        errorSummary: line(100).describe('Before the number of fields that are to mend'),
        honeypot: line(80).describe('Label of the field that people must leave empty'),
      })
      .describe('All forms; the words of each stand in content/forms.yaml'),
  })
  .describe('Words of buttons and states, grouped by the part of the site where they appear')
  .meta({ title: 'Small words of the interface' });

export type Interface = z.infer<typeof interfaceSchema>;
