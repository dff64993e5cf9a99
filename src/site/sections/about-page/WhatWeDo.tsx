import type { ComponentType } from 'react';
import type { WhoWeAre } from '../../../catalog/schemas/whoweare.ts';
import type { TradeId } from '../../../catalog/schemas/whoweare-parts.ts';
import { BrandSheet } from '../../illustration/brand/BrandSheet.tsx';
import type { PictureProps } from '../../illustration/Picture.tsx';
import { ContentScene } from '../../illustration/scene/ContentScene.tsx';
import { SearchScene } from '../../illustration/scene/SearchScene.tsx';
import { WebScene } from '../../illustration/scene/WebScene.tsx';
import { Copy } from '../../ui/Copy.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { TickList } from '../../ui/TickList.tsx';
import './what-we-do.css';

const PICTURES: Readonly<Record<TradeId, ComponentType<PictureProps>>> = {
  branding: BrandSheet,
  digital: SearchScene,
  development: WebScene,
  content: ContentScene,
};

/** The four trades, one at a time; branding is open. */
export function WhatWeDo({ whatWeDo }: { whatWeDo: WhoWeAre['whatWeDo'] }) {
  const { heading, lead, tabs } = whatWeDo;
  return (
    <section className="what-we-do band" aria-labelledby="what-we-do-heading">
      <div className="wrap">
        <div className="section-opening stack-4 columns-5-7">
          <h2 id="what-we-do-heading">{heading}</h2>
          <p className="lead short-lines">{lead}</p>
        </div>
        <Tabs
          className="trade-tabs"
          label={heading}
          tabs={tabs.map(({ id, label, heading: title, text, points, link }) => {
            const Drawing = PICTURES[id];
            return {
              id,
              label,
              panel: (
                <div className="trade-tabs__trade stack-6 columns-5-7">
                  <div className="stack-4 justify-start">
                    <h3 className="trade-tabs__heading">{title}</h3>
                    <p className="sentence">
                      <Copy text={text} />
                    </p>
                    <TickList items={points} />
                    <a className="roomy-link" href={link.href}>
                      {link.label}
                    </a>
                  </div>
                  <Drawing className="full-width" />
                </div>
              ),
            };
          })}
        />
      </div>
    </section>
  );
}
