import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { ElementNode } from 'ultrahtml';
import { querySelectorAll } from 'ultrahtml/selector';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { languageOf } from '../../../src/catalog/language.ts';
import { namesIn } from '../../../src/catalog/load/folder.ts';
import { hindiPath } from '../../../src/catalog/twins.ts';
import { formatPrice } from '../../../src/catalog/words/rupees.ts';
import { CARD_WIDTH } from '../../../src/site/seo/cards/card-path.ts';
import { packagePrice } from '../../helpers/package-price.ts';
import { mistakesOf, type Thing, thingsBelow } from './guides.ts';
import { addressOf, attribute, type Built, decoded } from './site-pages.ts';

const DATA = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g;

/** The steps of a breadcrumb as they are seen: name and full address; the last is the page itself. */
function stepsOf(nav: ElementNode, route: string): (readonly [string, string])[] {
  const steps = querySelectorAll(nav, 'a, [aria-current]') as ElementNode[];
  return steps.map((step) => [
    decoded(step.children.map(({ value }) => value).join('')),
    addressOf(attribute(step, 'href') ?? route),
  ]);
}

/** Where a page in the language of another stands. */
const twinOf = (route: string, path: string) =>
  languageOf(route) === 'hi' ? hindiPath(path) : path;

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
    // Home points to the offices by their ids.
    expect(agency?.location).toHaveLength(namesIn('content/offices').size);
    for (const route of ['/Contact', '/profile/whoweare']) {
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
      for (const office of offices) {
        expect(office.areaServed, route).toContainEqual(
          expect.objectContaining({ '@type': 'City' }),
        );
        expect(office.hasMap, route).toMatch(/mlat=[\d.]+&mlon=[\d.]+/);
        // Degrees as exact as a quarter of the city say less than none.
        for (const degrees of Object.values((office.geo as Thing) ?? {}).filter(Number)) {
          expect(String(degrees), route).toMatch(/\.\d{5,}/);
        }
      }
    }
  });

  it('says of offices and people where on the site they are introduced', () => {
    const articles = [...namesIn('content/blog')].map((slug) => `/profile/blogs/${slug}`);
    for (const route of articles) expect(ofType(route, 'Person'), route).toHaveLength(1);
    for (const [type, home] of [
      ['ProfessionalService', '/Contact'],
      ['Person', '/profile/whoweare'],
    ] as const) {
      const things = routes().flatMap((route) =>
        ofType(route, type).map((thing) => ({ thing, home: twinOf(route, home) })),
      );
      for (const { thing, home } of things) {
        const [page, anchor] = String(thing.url).split('#');
        expect([page, thing['@id']]).toEqual([addressOf(home), thing.url]);
        expect(built().pages.get(home)?.all(`#${anchor}`), String(thing.url)).toHaveLength(1);
      }
    }
  });

  it('offers a package at the price of its content, and nothing whose price the page does not show', () => {
    const offers = new Map(routes().map((route) => [route, ofType(route, 'Offer')]));
    for (const slug of namesIn('content/packages')) {
      const path = `/packages/${slug}`;
      const [offer, ...others] = offers.get(path) ?? [];
      expect(others, path).toEqual([]);
      expect([offer?.url, offer?.price], path).toEqual([addressOf(path), packagePrice(slug)]);
      expect(offer?.priceSpecification, path).toMatchObject({ price: packagePrice(slug) });
    }
    const unseen = [...offers].flatMap(([route, found]) => {
      const text = built().pages.get(route)?.texts('main').join(' ') ?? '';
      return found
        .map(({ price }) => formatPrice(Number(price)))
        .filter((price) => !new RegExp(`${price}(?![\\d,])`).test(text))
        .map((price) => `${route} does not show ${price}`);
    });
    expect(unseen).toEqual([]);
  });

  it('tells every service and package apart, and names the package that belongs to a service', () => {
    const own = (route: string) =>
      graphOf(route).find(
        (thing) => thing['@type'] === 'Service' && thing.url === addressOf(route),
      );
    const packages = [...namesIn('content/packages')].map((slug) => `/packages/${slug}`);
    const services = [...namesIn('content/services')].map((slug) => `/services/${slug}`);
    const nodes = [...packages, ...services].map((route) => own(route));
    for (const key of ['@id', 'name']) {
      expect(new Set(nodes.map((node) => node?.[key])).size, key).toBe(nodes.length);
    }
    for (const node of nodes) {
      expect(node).toMatchObject({ description: expect.any(String), provider: expect.any(Object) });
    }
    for (const route of services) {
      const fitting = parse(readFileSync(`content${route}.yaml`, 'utf8')).package?.href;
      expect(thingsBelow(own(route)?.isRelatedTo)[0]?.['@id'], route).toBe(
        fitting && own(fitting)?.['@id'],
      );
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

  it('has the breadcrumb that is seen, and none where none is', () => {
    const labels = {
      en: yaml('interface').breadcrumb.label,
      hi: yaml('interface.hi').breadcrumb.label,
    };
    let seenOn = 0;
    for (const [route, page] of built().pages) {
      const [nav] = page
        .all('nav')
        .filter((one) => attribute(one, 'aria-label') === labels[languageOf(route)]);
      const steps = nav ? stepsOf(nav, route) : [];
      const items = ofType(route, 'ListItem');
      expect(
        items.map(({ name, item }) => [name, item]),
        route,
      ).toEqual(steps);
      expect(
        items.map(({ position }) => position),
        route,
      ).toEqual(items.map((_, i) => i + 1));
      if (nav) seenOn += 1;
    }
    expect(seenOn).toBeGreaterThan(50);
  });

  it('shows an article in three shapes, be its cover drawn or a photograph', async () => {
    for (const slug of namesIn('content/blog')) {
      const [article] = ofType(`/profile/blogs/${slug}`, 'BlogPosting');
      const shapes = [];
      for (const address of (article?.image ?? []) as string[]) {
        const file = join(built().dir, address.replace(addressOf('/'), ''));
        const { width, height, format } = await sharp(file).metadata();
        // A photograph is not made larger than it is.
        if (format === 'png') expect(width).toBeGreaterThanOrEqual(CARD_WIDTH);
        shapes.push(width / height);
      }
      expect(shapes, slug).toEqual([1, 4 / 3, 16 / 9].map((shape) => expect.closeTo(shape, 2)));
    }
  });

  it('lists no opening while all are samples', () => {
    expect(ofType('/profile/career', 'JobPosting')).toEqual([]);
  });
}
