import { whatIsFile } from '../../illustration/cover/files.tsx';
import { Scene } from '../../illustration/scene/Scene.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { Photo } from '../../ui/Photo.tsx';
import { TickList } from '../../ui/TickList.tsx';
import type { SectionProps } from './section.ts';
import './what-is.css';

/** What the service is: definition, points and a picture. */
export function WhatIs({ section, page }: SectionProps<'whatIs'>) {
  const [definition, ...more] = section.paragraphs;
  return (
    <>
      <div className="what-is__words stack-3">
        <p className="what-is__definition large strong">{definition}</p>
        {more.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <Fold
        narrow
        className="what-is__included"
        summary={<span>{page.shared.words.included}</span>}
      >
        <TickList items={section.points} />
      </Fold>
      <div className="what-is__picture" data-reveal>
        {section.picture === 'scene' ? (
          <Scene name={page.family} />
        ) : (
          <Photo image={{ ...whatIsFile(page.slug, page.family), alt: '' }} />
        )}
      </div>
    </>
  );
}
