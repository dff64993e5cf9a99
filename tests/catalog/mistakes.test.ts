import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { z } from 'astro/zod';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readYaml } from '../../src/catalog/load/read-yaml.ts';
import { clientSchema } from '../../src/catalog/schemas/client.ts';
import { formsSchema } from '../../src/catalog/schemas/forms.ts';
import { homeSchema } from '../../src/catalog/schemas/home.ts';
import { navigationSchema } from '../../src/catalog/schemas/navigation.ts';
import { officeSchema } from '../../src/catalog/schemas/office.ts';
import { packageSchema } from '../../src/catalog/schemas/package.ts';
import { projectSchema } from '../../src/catalog/schemas/project.ts';
import { redirectsSchema } from '../../src/catalog/schemas/redirects.ts';
import { serviceSchema } from '../../src/catalog/schemas/service.ts';
import { siteSchema } from '../../src/catalog/schemas/site.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'));
});

afterEach(() => rmSync(root, { recursive: true }));

/** Copies a file of ours with other texts for some that stand in it exactly once. */
function edit(file: string, ...changes: [before: string, after: string][]) {
  let text = readFileSync(file, 'utf8');
  for (const [before, after] of changes) {
    expect(text.split(before).length, `"${before}" in ${file}`).toBe(2);
    text = text.replace(before, after);
  }
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

function mistakeIn(file: string, schema: z.ZodType): string {
  try {
    readYaml(root, file, schema);
  } catch (mistake) {
    return mistake instanceof Error ? mistake.message : String(mistake);
  }
  return 'no mistake was found';
}

const HOME = 'content/pages/home.yaml';
const SITE = 'content/site.yaml';
const NAVIGATION = 'content/navigation.yaml';
const CLIENT = 'content/clients/ritu-malhotra.yaml';
const OFFICE = 'content/offices/delhi-rohini.yaml';

const cases: {
  when: string;
  file: string;
  schema: z.ZodType;
  before: string;
  after: string;
  says: string;
}[] = [
  {
    when: 'a field is misspelt',
    file: HOME,
    schema: homeSchema,
    before: '  heading: Climb to page one in six months.',
    after: '  headding: Climb to page one in six months.',
    says: 'line 5: hero has the unknown field "headding". Did you mean "heading"?',
  },
  {
    when: 'a field is missing',
    file: HOME,
    schema: homeSchema,
    before: '  form: inquiry\n',
    after: '',
    says: 'inquiry.form is missing. Add one of: inquiry.',
  },
  {
    when: 'a field is empty',
    file: HOME,
    schema: homeSchema,
    before: 'heading: Climb to page one in six months.',
    after: 'heading: ""',
    says: 'line 5: hero.heading is empty. Write a text here.',
  },
  {
    when: 'a text is too long',
    file: NAVIGATION,
    schema: navigationSchema,
    before: 'hint: Five steps from research to return',
    after: `hint: ${'a'.repeat(72)}`,
    says: 'groups[item 1].links[item 2].hint has 72 characters, and at most 60 fit. Shorten it by 12.',
  },
  {
    when: 'a description is too short for search results',
    file: HOME,
    schema: homeSchema,
    before: '  description: Websites, SEO',
    after: '  description: Websites\n  title2: SEO',
    says: 'meta.description has 8 characters, and at least 120 are needed. Lengthen it by 112.',
  },
  {
    when: 'a list has an item too few',
    file: HOME,
    schema: homeSchema,
    before: '    - Branding and Content\n',
    after: '',
    says: 'banner.phrases has 5 items, and it takes exactly 6. Add the missing ones.',
  },
  {
    when: 'a text with a colon is not in quotes',
    file: HOME,
    schema: homeSchema,
    before: '    - Branding and Content\n',
    after: '    - Branding: logo and content\n',
    says: 'banner.phrases[item 6] is a group of fields, and it must be text. Put the whole text in quotes.',
  },
  {
    when: 'a link has the wrong letter case',
    file: NAVIGATION,
    schema: navigationSchema,
    before: '  label: free SEO audit!\n  href: /Contact',
    after: '  label: free SEO audit!\n  href: /contact',
    says: 'callToAction.href leads to "/contact", which is not a page of this site. Did you mean "/Contact"?',
  },
  {
    when: 'a link leads nowhere',
    file: NAVIGATION,
    schema: navigationSchema,
    before: '  label: free SEO audit!\n  href: /Contact',
    after: '  label: free SEO audit!\n  href: /offers',
    says: 'callToAction.href leads to "/offers", which is not a page of this site. Copy its address from the browser, from the first / on.',
  },
  {
    when: 'a service stands in the menu by hand',
    file: NAVIGATION,
    schema: navigationSchema,
    before: 'href: /profile/career',
    after: 'href: /services/ai-seo-services',
    says: 'groups[item 1].links[item 5].href leads to /services/ai-seo-services, which names its menus itself. Write them under menu in content/services/ai-seo-services.yaml.',
  },
  {
    when: 'a service names a menu that there is not',
    file: 'content/services/ai-seo-services.yaml',
    schema: serviceSchema,
    before: 'label: Guaranteed SEO',
    after: 'label: Guarantied SEO',
    says: 'menu.groups[item 1].label is "Guarantied SEO", which is not known. Did you mean "Guaranteed SEO"?',
  },
  {
    when: 'a service recommends one that there is not',
    file: 'content/services/ai-seo-services.yaml',
    schema: serviceSchema,
    before: '  - content-marketing-services',
    after: '  - content-marketing',
    says: 'which is not known. Did you mean "content-marketing-services"?',
  },
  {
    when: 'a header group is renamed',
    file: NAVIGATION,
    schema: navigationSchema,
    before: '  - label: Guaranteed SEO\n',
    after: '  - label: SEO\n',
    says: 'groups[item 5].label is "SEO". Use one of: Company Profile, Website Development,',
  },
  {
    when: 'a placeholder is not known',
    file: HOME,
    schema: homeSchema,
    before: 'by phone, {hours}.',
    after: 'by phone, {opening}.',
    says: 'faq.questions[item 6].answer has the unknown placeholder {opening}. docs/content.md lists',
  },
  {
    when: 'a phone number is spelt out in the copy',
    file: HOME,
    schema: homeSchema,
    before: 'by phone, {hours}.',
    after: 'on +91 98765 43210.',
    says: 'spells out "+91 98765 43210". Write {phone}, {email}, {info-email} or {hours}',
  },
  {
    when: 'a quote is too short',
    file: CLIENT,
    schema: clientSchema,
    before: '  text: For',
    after: '  text: Very good.\n  remark: For',
    says: 'quote.text has 2 words. Write at least 25.',
  },
  {
    when: 'an e-mail address is incomplete',
    file: SITE,
    schema: siteSchema,
    before: 'support@aarohan.example.com',
    after: 'support@aarohan',
    says: 'emails.support is "support@aarohan", which does not have the form of an e-mail address.',
  },
  {
    when: 'a digit of the phone number is missing',
    file: SITE,
    schema: siteSchema,
    before: '+91 00000 00000',
    after: '+91 98765 4321',
    says: 'phone must be a whole phone number, + and country code first: "+91 98765 43210".',
  },
  {
    when: 'a web address lacks its protocol',
    file: SITE,
    schema: siteSchema,
    before: 'https://www.youtube.com/@aarohan-example',
    after: 'www.youtube.com/@aarohan-example',
    says: 'social[item 4].url is "www.youtube.com/@aarohan-example", which is not a complete web address. Start it with https://.',
  },
  {
    when: 'a choice is not one of those known',
    file: 'content/projects/tiles-morbi.yaml',
    schema: projectSchema,
    before: 'label: Manufacturer',
    after: 'label: Maker',
    says: 'line 4: label is "Maker". Use one of: Supplier, Trader, Manufacturer, Service Provider.',
  },
  {
    when: 'the head office is one that does not exist',
    file: SITE,
    schema: siteSchema,
    before: 'mainOffice: delhi-rohini',
    after: 'mainOffice: delhi-rohni',
    says: 'mainOffice is "delhi-rohni", which is not known. Did you mean "delhi-rohini"?',
  },
  {
    when: 'a price is written with a comma',
    file: 'content/packages/web-awareness.yaml',
    schema: packageSchema,
    before: 'price: 79500',
    after: 'price: 79,500',
    says: 'line 3: price is text, and it must be a number.',
  },
  {
    when: 'a package has the composition of none',
    file: 'content/packages/web-awareness.yaml',
    schema: packageSchema,
    before: 'variant: plan',
    after: 'variant: plans',
    says: 'variant is "plans", which is not known. Did you mean "plan"?',
  },
  {
    when: 'an address that has moved leads to no page',
    file: 'content/redirects.yaml',
    schema: redirectsSchema,
    before: 'to: /rss.xml',
    after: 'to: /nowhere-at-all',
    says: 'leads to "/nowhere-at-all", which is not a page of this site. Name one, or a full address with https://.',
  },
  {
    when: 'an address that has moved is misspelt at its end',
    file: 'content/redirects.yaml',
    schema: redirectsSchema,
    before: 'to: /rss.xml',
    after: 'to: /profile/Blogs',
    says: 'redirects[item 2].to leads to "/profile/Blogs", which is not a page of this site. Did you mean "/profile/blogs"?',
  },
  {
    when: 'an address leads to one that has moved itself',
    file: 'content/redirects.yaml',
    schema: redirectsSchema,
    before: 'to: /rss.xml',
    after: 'to: /sitemap.xml',
    says: 'leads to "/sitemap.xml", which is not a page of this site.',
  },
  {
    when: 'a page that is there is said to have moved',
    file: 'content/redirects.yaml',
    schema: redirectsSchema,
    before: 'from: /feed',
    after: 'from: /contact/',
    says: 'from is "/contact/", which is a page or file of this site. Remove these lines.',
  },
  {
    when: 'an address has moved twice',
    file: 'content/redirects.yaml',
    schema: redirectsSchema,
    before: 'from: /feed',
    after: 'from: /Sitemap.xml/',
    says: 'redirects[item 2].from is "/Sitemap.xml/", as item 1 is already. Remove one of them.',
  },
  {
    when: 'an address has moved and gone',
    file: 'content/redirects.yaml',
    schema: redirectsSchema,
    before: 'to: /rss.xml',
    after: 'to: /rss.xml\n    gone: true',
    says: 'Write either to or gone: true.',
  },
  {
    when: 'an old address is written with its site',
    file: 'content/redirects.yaml',
    schema: redirectsSchema,
    before: 'from: /feed',
    after: 'from: https://old.example.com/feed',
    says: 'Write the old path alone, such as /old-page',
  },
  {
    when: 'a PIN code has lost its quotes',
    file: OFFICE,
    schema: officeSchema,
    before: "postalCode: '110085'",
    after: 'postalCode: 110085',
    says: 'address.postalCode is a number, and it must be text. Put the whole text in quotes.',
  },
  {
    when: 'a form lacks one of its fields',
    file: 'content/forms.yaml',
    schema: formsSchema,
    before: '    WebsiteLink:\n',
    after: '    Website:\n',
    says: 'proposal.fields.WebsiteLink is missing. Add it.',
  },
  {
    when: 'the indentation is broken',
    file: SITE,
    schema: siteSchema,
    before: '  support: support@',
    after: ' support: support@',
    says: 'this is not YAML',
  },
];

describe('a mistake in a content file is told with file, line, field and remedy', () => {
  it.each(cases)('when $when', ({ file, schema, before, after, says }) => {
    edit(file, [before, after]);
    const message = mistakeIn(file, schema);
    expect(message).toContain(`in ${file}:`);
    expect(message).toMatch(/\n {2}line \d+: /);
    expect(message).toContain(says);
  });

  it('lists every mistake of the file at once', () => {
    edit(
      HOME,
      ['heading: Climb to page one in six months.', 'heading: ""'],
      ['    - Branding and Content\n', ''],
    );
    expect(mistakeIn(HOME, homeSchema)).toMatch(/^2 mistakes in .*\n {2}line 5.*\n {2}line \d+/);
  });

  it('when the file is missing', () => {
    expect(mistakeIn(SITE, siteSchema)).toBe(
      'A mistake in content/site.yaml:\n  The file is missing. Write it, or put it back.',
    );
  });
});
