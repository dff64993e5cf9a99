import { getAuditFormWords } from '../../../catalog/queries/audit-form.ts';
import { filled, getOffices, getSite } from '../../../catalog/queries/entries.ts';
import { blocks, heading, list, section } from '../markdown/write.ts';
import { singlePage } from './single.ts';

/** The contact page, with the offices. */
export async function contactPage() {
  const [contact, audit, forms, site, offices] = await Promise.all([
    filled('contact'),
    getAuditFormWords(),
    filled('forms'),
    getSite(),
    getOffices(),
  ]);
  const { phoneLabel, chatLabel, emailLabel, hoursLabel } = contact.offices;
  return singlePage('contact', {
    type: 'ContactPage',
    card: { kicker: offices.map(({ city }) => city).join(' · '), family: 'data' },
    sources: ['content/pages/contact.yaml', 'content/offices'],
    markdown: () =>
      blocks(
        contact.hero.paragraph,
        audit.next,
        heading(2, forms.proposal.heading),
        forms.proposal.lead,
        forms.proposal.next,
        list(contact.hero.assurances),
        list([
          `${phoneLabel}: ${site.phone.display}`,
          `${emailLabel}: ${site.emails.info}`,
          `${hoursLabel}: ${site.hours.display}`,
        ]),
        section(contact.steps),
        ...contact.steps.items.flatMap((step) => [
          heading(3, step.title),
          `${step.when}. ${step.text}`,
        ]),
        section(contact.offices),
        ...offices.flatMap(({ city, area, address, landmark, phone, whatsapp }) => [
          heading(3, `${city}, ${area}`),
          `${address.street}, ${address.locality}, ${address.region} ${address.postalCode}. ${landmark}.`,
          list([
            `${phoneLabel}: ${phone.display}`,
            ...(whatsapp ? [`${chatLabel}: ${whatsapp.display}`] : []),
          ]),
        ]),
      ),
  });
}
