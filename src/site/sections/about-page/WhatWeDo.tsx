import type { ReactNode } from 'react';
import type { WhoWeAre } from '../../../catalog/schemas/whoweare.ts';
import type { TradeId } from '../../../catalog/schemas/whoweare-parts.ts';
import { BrandSheet } from '../../illustration/brand/BrandSheet.tsx';
import { Scene } from '../../illustration/scene/Scene.tsx';
import { Copy } from '../../ui/Copy.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { TickList } from '../../ui/TickList.tsx';
import './what-we-do.css';

const PICTURES: Readonly<Record<TradeId, ReactNode>> = {
  branding: <BrandSheet className="full-width" />,
  digital: <Scene name="search" className="full-width" />,
  development: <Scene name="web" className="full-width" />,
  content: <Scene name="content" className="full-width" />,
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
          tabs={tabs.map(({ id, label, heading: title, text, points, link }) => ({
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
                {PICTURES[id]}
              </div>
            ),
          }))}
        />
      </div>
    </section>
  );
}
