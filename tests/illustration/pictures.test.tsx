import { gzipSync } from 'node:zlib';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { outline } from '../../src/brand/outline.ts';
import { PageInTheMaking } from '../../src/illustration/approach/PageInTheMaking.tsx';
import {
  SCREEN_STEPS,
  ScreenInTheMaking,
} from '../../src/illustration/approach/ScreenInTheMaking.tsx';
import { BrandSheet } from '../../src/illustration/brand/BrandSheet.tsx';
import { MarketLane } from '../../src/illustration/brand/MarketLane.tsx';
import { FreeChairs } from '../../src/illustration/career/FreeChairs.tsx';
import { Cover, type Ratio } from '../../src/illustration/cover/Cover.tsx';
import { FAMILIES } from '../../src/illustration/cover/scheme.ts';
import { HeroScreen } from '../../src/illustration/hero/HeroScreen.tsx';
import { Lattice } from '../../src/illustration/lattice/Lattice.tsx';
import { Logo } from '../../src/illustration/logo/Logo.tsx';
import { Wordmark } from '../../src/illustration/logo/Wordmark.tsx';
import { ProcessRail, ProcessSteps } from '../../src/illustration/rising-line/ProcessThread.tsx';
import { RisingLine } from '../../src/illustration/rising-line/RisingLine.tsx';
import { B2bScene } from '../../src/illustration/scene/B2bScene.tsx';
import { B2cScene } from '../../src/illustration/scene/B2cScene.tsx';
import { D2cScene } from '../../src/illustration/scene/D2cScene.tsx';
import { FamilyScene } from '../../src/illustration/scene/FamilyScene.tsx';
import { FlightPlanScene } from '../../src/illustration/scene/FlightPlanScene.tsx';

const RATIOS: Ratio[] = ['4:1', '3:2', '16:9', '1:1', '4:5'];
const SEEDS = Array.from({ length: 60 }, (_, index) => `article-${index}`);
const KB = 1024;
const wordmark = await outline('शिखर');

const scenes: [string, () => ReactElement][] = [
  ...FAMILIES.map((family): [string, () => ReactElement] => [
    family,
    () => <FamilyScene family={family} />,
  ]),
  ['b2b', () => <B2bScene />],
  ['b2c', () => <B2cScene />],
  ['d2c', () => <D2cScene />],
  ['flight plan', () => <FlightPlanScene />],
  ['brand sheet', () => <BrandSheet />],
  ['five chairs', () => <FreeChairs count={5} />],
];

const screens = SCREEN_STEPS.map((step): [string, () => ReactElement] => [
  `screen in the making, step ${step}`,
  () => <ScreenInTheMaking step={step} />,
]);

const pictures: [string, () => ReactElement][] = [
  ...scenes,
  ...screens,
  ['page in the making', () => <PageInTheMaking stage={2} />],
  ['market lane', () => <MarketLane wordmark={wordmark} />],
  ['cover', () => <Cover seed="seo" family="search" />],
  ['lattice', () => <Lattice kind="rosette" seed="a" light="top-right" />],
  ['hero', () => <HeroScreen />],
  ['logo', () => <Logo />],
  ['word', () => <Wordmark drawing={wordmark} />],
  ['transition', () => <RisingLine variant="transition" />],
  ['underline', () => <RisingLine variant="underline" />],
  ['process steps', () => <ProcessSteps nodes={6} ground="var(--paper)" className="a" />],
  ['process rail', () => <ProcessRail className="a" />],
];

describe('covers', () => {
  it('are the same for the same seed', () => {
    const draw = () => renderToStaticMarkup(<Cover seed="enterprise-seo" family="search" />);
    expect(draw()).toBe(draw());
  });

  it('differ from seed to seed', () => {
    const markups = SEEDS.map((seed) => renderToStaticMarkup(<Cover seed={seed} family="web" />));
    expect(new Set(markups).size).toBe(SEEDS.length);
  });

  it.each(RATIOS)('weigh 1 to 4 KB at %s, whatever the seed', (ratio) => {
    for (const [index, seed] of SEEDS.entries()) {
      const family = FAMILIES[index % FAMILIES.length] ?? 'web';
      const { length } = renderToStaticMarkup(<Cover seed={seed} family={family} ratio={ratio} />);
      expect(length).toBeGreaterThan(KB);
      expect(length).toBeLessThan(4 * KB);
    }
  });
});

describe('pictures', () => {
  it.each(pictures)(
    '%s carry no ids, style attributes or scripts, so two can share a page',
    (_, picture) => {
      expect(renderToStaticMarkup(picture())).not.toMatch(/\sid=|\sstyle=|<script|<style/);
    },
  );

  it.each(pictures)('%s hold only finite coordinates', (_, picture) => {
    expect(renderToStaticMarkup(picture())).not.toMatch(/NaN|Infinity|undefined|e-\d/);
  });

  it.each(pictures)('%s are decoration unless titled', (_, picture) => {
    expect(renderToStaticMarkup(picture())).toMatch(/^<svg[^>]* aria-hidden="true"/);
  });

  it('with a title are images with that name', () => {
    const markup = renderToStaticMarkup(<Logo title="Our name" />);
    expect(markup).toMatch(/^<svg[^>]* role="img" aria-label="Our name"/);
    expect(markup).not.toMatch(/^<svg[^>]*aria-hidden/);
  });

  it.each(scenes)('the %s scene weighs at most 6 KB', (_, scene) => {
    expect(renderToStaticMarkup(scene()).length).toBeLessThan(6 * KB);
  });

  it.each(screens)('the %s weighs at most 16 KB', (_, screen) => {
    expect(renderToStaticMarkup(screen()).length).toBeLessThan(16 * KB);
  });

  it('the hero weighs at most 5 KB gzipped', () => {
    expect(gzipSync(renderToStaticMarkup(<HeroScreen />)).length).toBeLessThan(5 * KB);
  });
});
