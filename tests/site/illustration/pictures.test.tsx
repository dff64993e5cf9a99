import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { OBJECT_NAMES, OBJECTS } from '../../../src/catalog/object-names.ts';
import { outline } from '../../../src/site/brand/outline.ts';
import { inColours } from '../../../src/site/brand/palette.ts';
import {
  SCREEN_STEPS,
  ScreenInTheMaking,
} from '../../../src/site/illustration/approach/ScreenInTheMaking.tsx';
import { BrandSheet } from '../../../src/site/illustration/brand/BrandSheet.tsx';
import { MarketLane } from '../../../src/site/illustration/brand/MarketLane.tsx';
import { FreeChairs } from '../../../src/site/illustration/career/FreeChairs.tsx';
import { Cover, type Ratio } from '../../../src/site/illustration/cover/Cover.tsx';
import { FAMILIES, SCHEMES, schemeOf } from '../../../src/site/illustration/cover/scheme.ts';
import { HeroScreen } from '../../../src/site/illustration/hero/HeroScreen.tsx';
import { HERO_HEIGHT, STRIP_HEIGHT } from '../../../src/site/illustration/hero/hero-measures.ts';
import { Lattice } from '../../../src/site/illustration/lattice/Lattice.tsx';
import { Logo } from '../../../src/site/illustration/logo/Logo.tsx';
import { Wordmark } from '../../../src/site/illustration/logo/Wordmark.tsx';
import { tradeObject } from '../../../src/site/illustration/objects/index.ts';
import {
  ProcessRail,
  ProcessSteps,
} from '../../../src/site/illustration/rising-line/ProcessThread.tsx';
import { RisingLine } from '../../../src/site/illustration/rising-line/RisingLine.tsx';
import { Scene } from '../../../src/site/illustration/scene/Scene.tsx';
import { SPECIFIED } from '../../catalog/specified.ts';

const RATIOS: Ratio[] = ['4:1', '3:2', '4:3', '16:9', '1:1', '4:5'];
const SEEDS = Array.from({ length: 60 }, (_, index) => `article-${index}`);
const KB = 1024;
const wordmark = await outline('शिखर');

const scenes = globSync('content/scenes/*.svg').map((file): [string, () => ReactElement] => {
  const name = basename(file, '.svg');
  return [name, () => <Scene name={name} />];
});

const screens = SCREEN_STEPS.map((step): [string, () => ReactElement] => [
  `screen in the making, step ${step}`,
  () => <ScreenInTheMaking step={step} />,
]);

const pictures: [string, () => ReactElement][] = [
  ...scenes,
  ...screens,
  ['five chairs', () => <FreeChairs count={5} />],
  ['brand sheet', () => <BrandSheet />],
  ['market lane', () => <MarketLane wordmark={wordmark} />],
  ['cover', () => <Cover seed="seo" family="search" />],
  ['lattice', () => <Lattice kind="rosette" seed="a" light="top-right" />],
  ['hero', () => <HeroScreen />],
  ['strip of the hero', () => <HeroScreen height={STRIP_HEIGHT} />],
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

  it.each(RATIOS)('weigh at most 4 KB at %s on the wire, whatever the seed', (ratio) => {
    for (const [index, seed] of SEEDS.entries()) {
      const family = FAMILIES[index % FAMILIES.length] ?? 'web';
      const cover = <Cover seed={seed} family={family} ratio={ratio} complete={index % 2 === 0} />;
      const { length } = gzipSync(renderToStaticMarkup(cover));
      expect(length).toBeLessThan(4 * KB);
    }
  });

  it('hold another object on each service page of the specification; later ones may share', () => {
    const services = SPECIFIED.filter((route) => route.startsWith('/services/'));
    const named = services.map((route) => {
      const { hero } = parse(readFileSync(`content${route}.yaml`, 'utf8'));
      return hero.object ?? route;
    });
    expect(named.length).toBe(new Set(named).size);
  });

  it.each(FAMILIES)('of %s have nine colours of the palette each', (family) => {
    for (const { lit, ...others } of SCHEMES[family]) {
      expect(lit).toHaveLength(3);
      for (const colour of [...lit, ...Object.values(others)]) {
        expect(inColours(colour)).toMatch(/^#[0-9a-f]{6}$/);
      }
    }
  });

  it.each(FAMILIES)('of neighbours in %s stand on grounds of different colour', (family) => {
    const grounds = OBJECTS[family].map((object) => schemeOf(family, object).ground);
    for (const [index, ground] of grounds.entries()) {
      if (index > 0) expect(ground).not.toBe(grounds[index - 1]);
    }
  });

  it.each(OBJECT_NAMES)('the line rises into the %s and ends within the opening', (object) => {
    const { course, markup } = tradeObject(object);
    expect(markup).not.toMatch(/(fill|stroke)="(?!none|var\()/);
    const [from = [0, 0], to = [0, 0]] = [course[0], course.at(-1)];
    expect(to[1]).toBeLessThanOrEqual(from[1]);
    expect(Math.hypot(...to)).toBeLessThan(135);
  });
});

describe('pictures', () => {
  it.each(pictures)(
    '%s can share a page, are finite, and decoration unless titled',
    (_, picture) => {
      const markup = renderToStaticMarkup(picture());
      expect(markup).toMatch(/^<svg[^>]* aria-hidden="true"/);
      expect(markup).not.toMatch(/\sid=|\sstyle=|<script|<style/);
      expect(markup).not.toMatch(/NaN|Infinity|undefined|e-\d/);
    },
  );

  it('with a title are images with that name', () => {
    const markup = renderToStaticMarkup(<Logo title="Our name" />);
    expect(markup).toMatch(/^<svg[^>]* role="img" aria-label="Our name"/);
    expect(markup).not.toMatch(/^<svg[^>]*aria-hidden/);
  });

  it.each(scenes)('the scene %s weighs at most 7 KB', (_, scene) => {
    expect(renderToStaticMarkup(scene()).length).toBeLessThan(7 * KB);
  });

  it.each(screens)('the %s weighs at most 16 KB', (_, screen) => {
    expect(renderToStaticMarkup(screen()).length).toBeLessThan(16 * KB);
  });

  it.each([
    ['hero', HERO_HEIGHT, 2.5],
    ['strip of it that stands in the page', STRIP_HEIGHT, 1.5],
  ])('the %s weighs little gzipped', (_, height, limit) => {
    const { length } = gzipSync(renderToStaticMarkup(<HeroScreen height={height} />));
    expect(length).toBeLessThan(limit * KB);
  });
});
