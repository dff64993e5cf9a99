import { domainToUnicode } from 'node:url';
import { renderToStaticMarkup } from 'react-dom/server';
import { repairsOf } from '../../audit/scoring.ts';
import { withFigures } from '../../audit/words.ts';
import { inColours } from '../brand/palette.ts';
import type { Line, Typesetter } from '../fonts/type-setting.ts';
import { SocialCard, TextLine } from '../seo/cards/SocialCard.tsx';
import { findingsOf, sentenceOf } from './findings.ts';
import type { AuditView, AuditWords } from './view.ts';

/** What a card says of a finished report, to whoever is sent its address. */
export interface ReportCard {
  /** As it was asked for, without its path: that may say who somebody is. */
  readonly host: string;
  readonly title: string;
  /** The first repair, or that there is none. */
  readonly repair: string;
  readonly total: number;
  readonly of: string;
  readonly siteName: string;
}

const LONGEST_HOST = 48;

/** The card of a report; none while there is no score. */
export function cardOf(view: AuditView, words: AuditWords): ReportCard | undefined {
  const { score, outcomes, url } = view.progress;
  if (view.state !== 'done' || !score) return undefined;
  const { hostname } = new URL(url ?? `https://${view.address.replace(/^https?:\/\//, '')}`);
  const host = hostname.replace(/^www\./, '');
  const [first] = findingsOf(repairsOf(words.checks, outcomes).slice(0, 1), outcomes);
  const { report, site } = words;
  const repair = first ? repairOf(first, report) : report.repairs.none;
  const { title, of } = report;
  return {
    host,
    title,
    repair: repair.replaceAll('`', ''),
    total: score.total,
    of,
    siteName: site.name,
  };
}

/** Only counts may stand in it: words of the page that was read could be anybody's. */
function repairOf(finding: Parameters<typeof sentenceOf>[0], report: AuditWords['report']): string {
  const figures = ('figures' in finding.outcome && finding.outcome.figures) || {};
  const counted = Object.values(figures).every((figure) => typeof figure === 'number');
  return counted ? sentenceOf(finding, report) : finding.words.name;
}

/** The drawing of a card, its type as outlines. */
export function drawCard(card: ReportCard, display: Typesetter, text: Typesetter): string {
  const { title, repair, siteName } = card;
  const kicker = withFigures(title, { address: shownHost(card.host, text) });
  return inColours(
    renderToStaticMarkup(
      <SocialCard
        page={{ path: '/seo-audit', card: { heading: repair, kicker, family: 'indigo' } }}
        siteName={siteName}
        display={display}
        text={text}
        picture={<Score total={display.setLine(`${card.total}`)} of={text.setLine(card.of)} />}
      />,
    ),
  );
}

/** In its own letters where our type has them, at a length that can be read. */
function shownHost(ascii: string, text: Typesetter): string {
  const short = (host: string) =>
    host.length > LONGEST_HOST ? `${host.slice(0, LONGEST_HOST)}...` : host;
  const own = short(domainToUnicode(ascii));
  try {
    text.setLine(own);
    return own;
  } catch {
    return short(ascii);
  }
}

/** In the place of the cover, 456 by 630 pixels. */
function Score({ total, of }: { total: Line; of: Line }) {
  const size = 230;
  const middle = (line: Line, size: number) => 228 - (line.width * size) / 2;
  return (
    <>
      <rect width="456" height="630" fill="var(--indigo)" />
      <TextLine line={total} x={middle(total, size)} y={360} size={size} fill="var(--marigold)" />
      <TextLine line={of} x={middle(of, 48)} y={440} size={48} fill="var(--paper)" />
    </>
  );
}
