import type { Check } from '../check.ts';
import { type Category, categories } from '../kinds.ts';
import * as addresses from './addresses.ts';
import * as answer from './answer.ts';
import * as card from './card.ts';
import * as contact from './contact.ts';
import * as contactData from './contact-data.ts';
import * as dataAgrees from './data-agrees.ts';
import * as files from './files.ts';
import * as forms from './forms.ts';
import * as https from './https.ts';
import * as indexing from './indexing.ts';
import * as intruders from './intruders.ts';
import * as language from './language.ts';
import * as leftovers from './leftovers.ts';
import * as links from './links.ts';
import * as phone from './phone.ts';
import * as pictures from './pictures.ts';
import * as programs from './programs.ts';
import * as reach from './reach.ts';
import * as required from './required-fields.ts';
import * as robots from './robots.ts';
import * as sitemap from './sitemap.ts';
import * as data from './structured-data.ts';
import * as styles from './styles.ts';
import * as title from './title.ts';
import * as words from './words.ts';
import * as workshop from './workshop.ts';

type Table = Readonly<Record<Category, Readonly<Record<string, Omit<Check, 'id' | 'category'>>>>>;

/** How many are wrong, of how many. */
const share = ['count', 'all'];

/** What each weighs, by category, in the order in which a report lists them. */
const table: Table = {
  findable: {
    'answers-200': { weight: 10, figures: ['status'], ...addresses.opens },
    noindex: { weight: 10, ...indexing.mayBeShown },
    'snippet-allowed': { weight: 3, ...indexing.mayBeQuoted },
    'robots-blocks-google': { weight: 10, figures: ['blocked'], ...robots.openToGoogle },
    'robots-unreachable': { weight: 5, figures: ['status'], ...robots.reachable },
    'robots-readable': { weight: 1, unseen: true, ...robots.readable },
    'files-open': { weight: 3, figures: share, ...robots.filesOpen },
    'ai-robots': { weight: 0, figures: ['blocked', 'allowed'], ...robots.openToAssistants },
    'soft-404': { weight: 3, unseen: true, figures: ['status'], ...addresses.soft404 },
    'one-host': { weight: 3, unseen: true, ...addresses.oneHost },
    'redirect-chain': { weight: 2, figures: ['hops'], ...addresses.redirectChain },
    'leads-away': { weight: 3, ...addresses.leadsAway },
    'sends-away': { weight: 10, ...addresses.sendsNobodyOff },
    'canonical-away': { weight: 10, ...indexing.ownSite },
    'canonical-present': { weight: 1, ...indexing.present },
    'canonical-elsewhere': { weight: 5, ...indexing.namesItself },
    'canonical-broken': { weight: 3, unseen: true, ...indexing.isOne },
    'head-closed-early': { weight: 3, unseen: true, ...words.headWhole },
    'spa-shell': { weight: 5, figures: ['words'], ...words.withoutScripts },
    'own-words': { weight: 5, ...words.ownWords },
    'html-over-2mb': { weight: 3, figures: ['kilobytes'], ...answer.notTooLong },
    'links-crawlable': { weight: 3, figures: share, ...links.crawlable },
    'links-nofollow': { weight: 3, figures: share, ...links.followed },
    'workshop-links': { weight: 5, figures: share, ...workshop.leadsOut },
    'links-dead': { weight: 3, figures: share, ...links.alive },
    'pages-findable': { weight: 5, figures: share, ...indexing.othersFindable },
    'pages-say-something': { weight: 3, figures: share, ...words.ofEachPage },
    'sitemap-found': { weight: 1, unseen: true, ...sitemap.isThere },
    'sitemap-readable': { weight: 3, unseen: true, figures: ['entries'], ...sitemap.readable },
    'sitemap-own': { weight: 3, unseen: true, figures: ['foreign', 'entries'], ...sitemap.own },
    'sitemap-has-page': { weight: 1, unseen: true, ...sitemap.namesPage },
    'sitemap-honest': { weight: 3, unseen: true, figures: share, ...sitemap.honest },
    'hreflang-valid': { weight: 2, unseen: true, figures: share, ...language.alternates },
  },
  understood: {
    'title-present': { weight: 5, ...title.present },
    'title-tells': { weight: 3, ...title.tells },
    'title-shared': { weight: 3, figures: share, ...title.own },
    'lines-fit': { weight: 2, likely: true, ...title.fitting },
    'description-present': { weight: 3, ...title.described },
    'description-shared': { weight: 1, figures: share, ...title.ownDescription },
    'said-twice': { weight: 2, ...title.once },
    'keyword-stuffing': { weight: 2, likely: true, ...title.readable },
    'h1-present': { weight: 2, ...title.heading },
    'legacy-hindi-font': { weight: 5, ...language.unicode },
    lang: { weight: 1, unseen: true, ...language.named },
    charset: { weight: 2, ...language.encoding },
    'link-text': { weight: 1, figures: share, ...links.telling },
    'structured-data': { weight: 2, likely: true, ...data.there },
    'jsonld-parses': { weight: 3, unseen: true, figures: ['broken', 'blocks'], ...data.parses },
    'jsonld-business': { weight: 3, unseen: true, ...data.business },
    'jsonld-required': { weight: 2, figures: share, ...required.complete },
    'jsonld-agrees': { weight: 2, likely: true, unseen: true, ...dataAgrees.agrees },
    'jsonld-fake-reviews': { weight: 2, likely: true, unseen: true, ...data.noOwnStars },
    'og-card': { weight: 3, ...card.picture },
    'llms-txt': { weight: 0, ...robots.llmsTxt },
  },
  phone: {
    viewport: { weight: 5, ...phone.width },
    doctype: { weight: 1, unseen: true, ...phone.drawnAsMeant },
    'zoom-blocked': { weight: 1, ...phone.zoom },
    'phone-styles': { weight: 3, ...styles.forPhones },
    uncovered: { weight: 2, likely: true, ...phone.uncovered },
    'ended-media': { weight: 2, ...phone.playable },
    'styles-found': { weight: 5, figures: share, ...files.styled },
    'img-alt': { weight: 2, figures: share, ...pictures.alt },
    'frame-titles': { weight: 1, unseen: true, figures: share, ...phone.frameTitles },
  },
  speed: {
    'page-weight': { weight: 3, figures: ['size', 'files'], ...files.allTogether },
    'img-weight': { weight: 3, figures: ['count', 'all', 'heaviest'], ...pictures.weight },
    'img-dimensions': { weight: 1, likely: true, figures: share, ...pictures.dimensions },
    'img-without-script': { weight: 1, unseen: true, figures: share, ...pictures.plain },
    'hero-lazy': { weight: 2, likely: true, ...pictures.firstAtOnce },
    compression: { weight: 3, figures: ['size'], ...answer.packed },
    caching: { weight: 2, figures: share, ...files.kept },
    'render-blocking': { weight: 2, figures: ['count', 'scripts', 'styles'], ...answer.inTheWay },
    'style-weight': { weight: 2, figures: ['size'], ...styles.atOnce },
    'third-parties': { weight: 2, figures: ['scripts', 'companies', 'size'], ...files.companies },
    'dom-size': { weight: 1, figures: ['count'], ...answer.elements },
    'files-found': { weight: 3, figures: share, ...files.there },
    ttfb: { weight: 2, likely: true, figures: ['seconds'], ...answer.firstByte },
    'field-vitals': { weight: 5, figures: ['good', 'known'], ...answer.fieldVitals },
  },
  trust: {
    https: { weight: 5, ...https.page },
    'tls-valid': { weight: 10, ...https.trusted },
    'tls-expiry': { weight: 3, figures: ['days'], ...https.renewed },
    'https-redirect': { weight: 5, ...https.redirect },
    'mixed-content': { weight: 3, figures: ['count'], ...https.allOfIt },
    'form-insecure': { weight: 3, ...forms.secret },
    'safety-headers': { weight: 0, ...https.safety },
    'old-jquery': { weight: 1, likely: true, unseen: true, ...programs.current },
    'dead-tags': { weight: 1, unseen: true, ...programs.tags },
    'trackers-consent': { weight: 0, likely: true, figures: ['names'], ...programs.consent },
    'hidden-links': { weight: 5, figures: ['count'], ...intruders.hiddenLinks },
    'same-for-google': { weight: 10, ...intruders.sameForGoogle },
    'strangers-pages': { weight: 5, figures: ['count'], ...intruders.ownPages },
    'template-leftovers': { weight: 2, likely: true, ...leftovers.ofTemplates },
    favicon: { weight: 1, ...card.icon },
  },
  local: {
    'contact-there': { weight: 5, breaksContact: true, figures: ['all'], ...reach.findable },
    'tel-link': { weight: 2, likely: true, ...contact.tappable },
    'contact-links': { weight: 5, breaksContact: true, figures: share, ...contact.links },
    'whatsapp-number': { weight: 5, breaksContact: true, figures: share, ...contact.chat },
    'contact-page': { weight: 5, breaksContact: true, figures: share, ...links.contactPage },
    'contact-everywhere': { weight: 2, figures: share, ...contact.everywhere },
    'nap-same': { weight: 2, likely: true, ...contactData.same },
    'form-sends': { weight: 5, breaksContact: true, figures: share, ...forms.sends },
    'form-target': { weight: 5, breaksContact: true, figures: share, ...forms.taken },
    'form-without-script': { weight: 2, likely: true, unseen: true, ...forms.withoutScript },
    'form-fields': { weight: 1, figures: share, ...forms.clear },
    'form-privacy': { weight: 1, likely: true, unseen: true, ...forms.explained },
    'social-links': { weight: 1, figures: share, ...contact.networks },
  },
};

/** Every check, in that order. */
export const checks: readonly Check[] = categories.flatMap((category) =>
  Object.entries(table[category]).map(([id, check]) => ({ id, category, ...check })),
);
