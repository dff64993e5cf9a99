import { whatIsFile } from '../../illustration/cover/files.tsx';
import { FamilyScene } from '../../illustration/scene/FamilyScene.tsx';
import { Photo } from '../../ui/Photo.tsx';
import { TickList } from '../../ui/TickList.tsx';
import type { SectionProps } from './section.ts';
import './what-is.css';

/** What the service is: definition, points and a picture. */
export function WhatIs({ section, page }: SectionProps<'whatIs'>) {
  const [definition, ...more] = section.paragraphs;
  return (
    <>
      <div className="what-is__words stack-4">
        <p className="what-is__definition">{definition}</p>
        {more.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <TickList items={section.points} />
      <div className="what-is__picture" data-reveal>
        {section.picture === 'scene' ? (
          <FamilyScene family={page.family} />
        ) : (
          <Photo image={{ ...whatIsFile(page.slug, page.family), alt: '' }} />
        )}
      </div>
    </>
  );
}
