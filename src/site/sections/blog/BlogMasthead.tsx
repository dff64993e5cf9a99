import { PageHero } from '../../ui/PageHero.tsx';
import type { Phrasing } from '../../ui/Phrase.tsx';
import './blog-masthead.css';

interface Props {
  kicker: Phrasing;
  heading: string;
  lead: string;
}

/** The nameplate of a list of articles. */
export function BlogMasthead({ kicker, heading, lead }: Props) {
  return (
    <PageHero
      name="blog-masthead"
      kicker={kicker}
      heading={heading}
      aside={<p className="blog-masthead__lead lead ruled">{lead}</p>}
    />
  );
}
