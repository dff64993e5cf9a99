import { type Article, articleLink } from '../../../catalog/queries/blog.ts';
import { inPageLanguage, type Named } from '../../../catalog/queries/entries.ts';
import type { Person } from '../../../catalog/schemas/person.ts';
import type { WhoWeAre } from '../../../catalog/schemas/whoweare.ts';
import { Fold } from '../../ui/Fold.tsx';
import { LinkRow } from '../../ui/LinkRow.tsx';
import { SampleNote } from '../../ui/SampleNote.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { Face } from './Face.tsx';
import '../../ui/fold-stacked.css';
import './people.css';

interface Props {
  words: WhoWeAre['people'];
  people: readonly Named<Person>[];
  /** The newest first. */
  articles: readonly Article[];
}

/** Who does it: faces, roles and dated proof; articles lead here by the name of the person's file. */
export function People({ words, people, articles }: Props) {
  const { heading, lead, sampleNotice, latestLabel, further } = words;
  return (
    <section className="people band" aria-labelledby="people-heading">
      <div className="wrap stack-6">
        <SectionHeading id="people-heading" heading={heading} lead={lead} layout="columns">
          <SampleNote
            of={people.map((one) => ({ ...one, ...inPageLanguage(one) }))}
            words={sampleNotice}
          />
        </SectionHeading>
        <ul>
          {people.map((person, index) => {
            const { name, role, bio } = inPageLanguage(person);
            const written = articles.find(({ author }) => author.id === person.id);
            const latest = written && articleLink(written);
            return (
              <li key={person.id} id={person.id}>
                <Face person={person} sizes="12rem" className="people__face" />
                <Fold
                  bare
                  stacked
                  narrow
                  open={index === 0}
                  summary={
                    <>
                      <h3>{name}</h3>
                      <span className="label">{role}</span>
                    </>
                  }
                >
                  <div className="stack-2">
                    <p>{bio}</p>
                    {latest && (
                      <p className="note">
                        {latestLabel}:{' '}
                        <a href={latest.href} lang={latest.lang} hrefLang={latest.hrefLang}>
                          {latest.label}
                        </a>
                      </p>
                    )}
                  </div>
                </Fold>
              </li>
            );
          })}
        </ul>
        <LinkRow {...further} />
      </div>
    </section>
  );
}
