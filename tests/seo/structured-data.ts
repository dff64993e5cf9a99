import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { namesIn } from '../../src/catalog/folder.ts';
import { mistakesOf, type Thing, thingsBelow } from './guides.ts';
import { addressOf, type Built, decoded } from './site-pages.ts';

const DATA = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g;

const yaml = (file: string) => parse(readFileSync(`content/${file}.yaml`, 'utf8'));

export function testStructuredData(built: () => Built): void {
  const graphOf = (route: string): Thing[] => {
    const html = built().pages.get(route)?.html ?? '';
    const [data, ...others] = [...html.matchAll(DATA)].map(([, text = '']) => text);
    expect(others, route).toEqual([]);
    return JSON.parse(data ?? '')['@graph'];
  };
  const routes = () => [...built().pages.keys()];
  const ofType = (route: string, type: string) =>
    thingsBelow(graphOf(route)).filter((thing) => thing['@type'] === type);

  it('stands once on every page and has what the guides require', () => {
    const wrong = routes().flatMap((route) =>
      thingsBelow(graphOf(route))
        .flatMap(mistakesOf)
        .map((mistake) => `${route}: ${mistake}`),
    );
    expect(wrong).toEqual([]);
  });

  it('never speaks of ratings or reviews', () => {
    for (const route of routes()) {
      const names = thingsBelow(graphOf(route)).flatMap((thing) => [
        String(thing['@type']),
        ...Object.keys(thing),
      ]);
      expect(
        names.filter((name) => /rating|review/i.test(name)),
        route,
      ).toEqual([]);
    }
  });

  it('points only to ids of its own page, of home or of the contact page', () => {
    const idsOf = (route: string) => thingsBelow(graphOf(route)).map((thing) => thing['@id']);
    const shared = [...idsOf('/'), ...idsOf('/Contact')];
    for (const route of routes()) {
      const references = [...JSON.stringify(graphOf(route)).matchAll(/\{"@id":"([^"]+)"\}/g)];
      const known = new Set([...shared, ...idsOf(route)]);
      expect(
        references.map(([, id]) => id).filter((id) => !known.has(id)),
        route,
      ).toEqual([]);
    }
  });

  it('tells who the agency is and where, when and how to reach it', () => {
    const site = yaml('site');
    const [agency] = ofType('/', 'Organization');
    expect(agency).toMatchObject({
      name: site.name,
      telephone: site.phone.replaceAll(' ', ''),
      sameAs: site.social.map(({ url }: { url: string }) => url),
    });
    expect(ofType('/', 'WebSite')).toHaveLength(1);
    for (const route of ['/', '/Contact', '/profile/whoweare']) {
      const offices = ofType(route, 'ProfessionalService');
      expect(offices, route).toHaveLength(namesIn('content/offices').size);
      expect(offices.map(({ address }) => (address as Thing).postalCode)).toEqual(
        ['delhi-rohini', 'gurugram-sector-56', 'noida-sector-90'].map(
          (id) => yaml(`offices/${id}`).address.postalCode,
        ),
      );
      const hours = offices.map((office) => office.openingHoursSpecification as Thing);
      expect(hours.map(({ opens, closes }) => [opens, closes])).toEqual(
        Array(3).fill([site.hours.opens, site.hours.closes]),
      );
      expect(hours[0]?.dayOfWeek).toHaveLength(site.hours.days.length);
    }
  });

  it('offers services and packages at the price of the content', () => {
    const priceOf = (path: string): number => {
      const { price, samePriceAs } = yaml(path.slice(1));
      return price ?? priceOf(`/packages/${samePriceAs}`);
    };
    for (const path of [...namesIn('content/packages')].map((slug) => `/packages/${slug}`)) {
      const [offer] = ofType(path, 'Offer');
      expect([offer?.url, offer?.price], path).toEqual([addressOf(path), priceOf(path)]);
      expect(offer?.priceSpecification, path).toMatchObject({ price: priceOf(path) });
    }
    for (const slug of namesIn('content/services')) {
      const service = yaml(`services/${slug}`);
      const [offer] = ofType(`/services/${slug}`, 'Offer');
      expect([offer?.url, offer?.price], slug).toEqual([
        addressOf(service.package.href),
        priceOf(service.package.href),
      ]);
    }
  });

  it('asks and answers nothing that does not stand on the page', () => {
    const plain = (text: string) => decoded(text).replace(/\s+/g, ' ');
    let questions = 0;
    for (const [route, page] of built().pages) {
      const text = plain(page.texts('main').join(' ')).replaceAll("'", '’');
      for (const { name, acceptedAnswer } of ofType(route, 'Question')) {
        expect(text, route).toContain(plain(String(name)));
        expect(text, route).toContain(plain(String((acceptedAnswer as Thing).text)));
        questions += 1;
      }
      const shown = page.all('details[name="faq"]').length;
      expect(ofType(route, 'Question'), route).toHaveLength(shown);
    }
    expect(questions).toBeGreaterThan(100);
  });

  it('gives a way up from every page but home', () => {
    for (const route of routes().filter((one) => one !== '/')) {
      const items = ofType(route, 'ListItem');
      expect(
        items.map(({ position }) => position),
        route,
      ).toEqual(items.map((_, i) => i + 1));
      expect([items[0]?.item, items.at(-1)?.item], route).toEqual([
        addressOf('/'),
        addressOf(route),
      ]);
    }
  });

  it('lists no opening while all are samples', () => {
    expect(ofType('/profile/career', 'JobPosting')).toEqual([]);
  });
}
