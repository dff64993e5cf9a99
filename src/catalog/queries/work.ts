import { entriesOf, found, getClients, getProjects, wordsOf } from './entries.ts';
import { optionalPhoto } from './photos.ts';

/** The cases in their order, each with its project, its trade, its services and its client's words. */
export async function getCases() {
  const [cases, projects, sectors, services, clients] = await Promise.all([
    entriesOf('work'),
    getProjects(),
    entriesOf('sectors'),
    entriesOf('services'),
    getClients(),
  ]);
  return Promise.all(
    cases.map(async ({ quote, ...one }) => {
      const { wide, phone, desk } = one.screens;
      const project = found(projects, one.id);
      const used = one.services.map((id) => found(services, id));
      const [{ family }] = used as [(typeof used)[number]];
      return {
        ...one,
        path: `/work/${one.id}` as const,
        project,
        family,
        sector: found(sectors, one.sector),
        services: used.map(({ id, title, article }) => ({
          id,
          title,
          article,
          href: `/services/${id}`,
        })),
        quote: quoteOf(found(clients, quote.client), quote.text),
        /** The screens of which there is a picture; the others are drawn. */
        photos: {
          wide: (await optionalPhoto(wide.photo, 'card')) ?? project.photo,
          phone: await optionalPhoto(phone.photo, 'card'),
          desk: await optionalPhoto(desk.photo, 'card'),
        },
      };
    }),
  );
}

/** A case as its page shows it. */
export type Case = Awaited<ReturnType<typeof getCases>>[number];

type Clients = Awaited<ReturnType<typeof getClients>>;

/** What a client says of the work: the words of the case, or else those of their quote or review. */
function quoteOf({ id, name, trade, city, ...client }: Clients[number], own = '') {
  const { text = '', lang } = own ? { text: own } : (wordsOf(client) ?? {});
  return { client: id, name, trade, city, text, lang };
}

/** The case whose client is quoted, if there is one. */
export const caseOfClient = (cases: readonly Case[], client: string) =>
  cases.find(({ quote }) => quote.client === client);

/** The case of a trade, if there is one. */
export const caseOfSector = (cases: readonly Case[], sector: string) =>
  cases.find((one) => one.sector.id === sector);

/** The cases that used a service. */
export const casesOfService = (cases: readonly Case[], id: string) =>
  cases.filter(({ services }) => services.some((used) => used.id === id));
