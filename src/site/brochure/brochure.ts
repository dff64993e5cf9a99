import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { language } from '../../catalog/language.ts';
import type { BrochureContent } from './content.ts';
import { loadFonts, openTypesetters } from './fonts.ts';
import { drawAds } from './pages/ads.ts';
import { drawContact } from './pages/contact.tsx';
import { drawCover } from './pages/cover.tsx';
import { drawSeo } from './pages/seo.tsx';
import { drawServices } from './pages/services.tsx';
import { drawSocialMedia } from './pages/social-media.tsx';
import { drawWebAwareness } from './pages/web-awareness.tsx';
import { HEIGHT, Sheet, WIDTH } from './sheet.ts';

/** Two sheets of A3, folded. pdfkit begins another page where a text does not fit. */
const PAGES = 8;

/**
 * The brochure, A4.
 * @param today printed on the cover, because prices change
 */
export async function makeBrochure(content: BrochureContent, today: Date): Promise<Buffer> {
  const { site, words, webAwareness, socialMedia, seo, ads } = content;
  const doc = new PDFDocument({
    size: [WIDTH, HEIGHT],
    margin: 0,
    // No built-in font: every one that is used is embedded.
    font: '',
    bufferPages: true,
    autoFirstPage: false,
    lang: language() === 'hi' ? 'hi' : 'en-IN',
    // With structure for screen readers, which this version is the first to describe in full.
    tagged: true,
    pdfVersion: '1.7',
    displayTitle: true,
    info: {
      Title: `${site.name}: ${words.title}`,
      Author: site.legalName,
      Subject: words.subject,
      CreationDate: today,
    },
  });
  const pdf = buffer(doc);
  const sheet = new Sheet(doc, await openTypesetters());
  for (const [name, font] of await loadFonts()) doc.registerFont(name, font);

  const chapters: readonly (readonly [string, () => void])[] = [
    [site.name, () => drawCover(sheet, content, today)],
    [words.services.heading, () => drawServices(sheet, content)],
    [webAwareness.title, () => drawWebAwareness(sheet, content)],
    [socialMedia.title, () => drawSocialMedia(sheet, content)],
    [seo.title, () => drawSeo(sheet, content)],
    [ads.title, () => drawAds(sheet, content)],
    [words.contact.heading, () => drawContact(sheet, content)],
  ];
  for (const [title, draw] of chapters) {
    sheet.beginChapter(title);
    draw();
  }
  const { count } = doc.bufferedPageRange();
  if (count !== PAGES) {
    throw new Error(
      `The brochure has ${count} pages instead of ${PAGES}: a text is too long for its page. Shorten it in content/packages or content/brochure.yaml.`,
    );
  }
  sheet.end();
  return pdf;
}
