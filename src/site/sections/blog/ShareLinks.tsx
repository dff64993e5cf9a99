import type { ArticleWords } from '../../../catalog/schemas/blogs.ts';
import { Icon } from '../../ui/Icon.tsx';
import { shareAddresses } from './share-addresses.ts';

interface Props {
  words: ArticleWords;
  title: string;
  /** The article's complete address. */
  url: string;
}

/** Plain links that hand the article on; copying is done by src/site/client/scripts/pages/copy-link.ts. */
export function ShareLinks({ words, title, url }: Props) {
  return (
    <section className="share sticky" aria-labelledby="share-heading">
      <h2 className="label" id="share-heading">
        {words.share}
      </h2>
      <ul className="row">
        {shareAddresses(title, url).map(({ name, icon, href }) => (
          <li key={name}>
            <a className="roomy-link" href={href} target="_blank" rel="noopener">
              <Icon name={icon} size={22} />
              <span lang="en">{name}</span>
              <span className="visually-hidden"> ({words.newTab})</span>
            </a>
          </li>
        ))}
        <li>
          <a className="roomy-link" href={url} data-copy-link={words.copied}>
            <Icon name="link" size={22} />
            <span aria-live="polite">{words.copyLink}</span>
          </a>
        </li>
      </ul>
    </section>
  );
}
