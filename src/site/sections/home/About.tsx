import type { Home } from '../../../catalog/schemas/home.ts';
import { homeDrawings } from '../../illustration/home-drawings.tsx';
import { Photo } from '../../ui/Photo.tsx';
import './about.css';

/** Who the agency is: its name and its story. */
export function About({ about }: { about: Home['about'] }) {
  const { heading, paragraphs, link } = about;
  return (
    <section className="about ground-mist band" aria-labelledby="about-heading">
      <div className="about__inner wrap stack-5">
        <Photo image={{ ...homeDrawings.about, alt: '' }} sizes="" className="about__cover" />
        <div className="about__words stack-4 justify-start content-center">
          <h2 id="about-heading">{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <a className="roomy-link" href={link.href}>
            {link.label}
          </a>
        </div>
      </div>
    </section>
  );
}
