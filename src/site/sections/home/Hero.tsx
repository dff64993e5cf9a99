import type { ReactNode } from 'react';
import type { FormWords } from '../../../catalog/schemas/forms.ts';
import type { Home } from '../../../catalog/schemas/home.ts';
import { HeroScreen } from '../../illustration/hero/HeroScreen.tsx';
import { STRIP_HEIGHT } from '../../illustration/hero/hero-measures.ts';
import { homeDrawings } from '../../illustration/home-drawings.tsx';
import { wide } from '../../styles/media.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Copy } from '../../ui/Copy.tsx';
import { Kicker } from '../../ui/Kicker.tsx';
import { PageHero } from '../../ui/PageHero.tsx';
import './hero.css';

/**
 * What narrow screens have in place of the whole drawing: the smallest GIF. An SVG image, though empty,
 * is a document of its own.
 */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

interface Props {
  hero: Home['hero'];
  formWords: FormWords;
  /** The hero form. */
  children?: ReactNode;
}

/**
 * The home page's opening: the promise, the way to the audit, and a form to be called back. The strip
 * that narrow screens show stands in the page; the whole screen is a file that only wide ones fetch.
 */
export function Hero({ hero, formWords, children }: Props) {
  const { screen } = homeDrawings;
  return (
    <PageHero
      name="hero"
      look="ground-ink"
      heading={hero.heading}
      lead={hero.paragraph}
      aside={
        <>
          <div className="hero__screen clip">
            <HeroScreen height={STRIP_HEIGHT} />
            <picture className="wide-only">
              <source media={wide} srcSet={screen.src} />
              <img src={NOTHING} alt="" width={screen.width} height={screen.height} />
            </picture>
          </div>
          <div className="hero__form edged ground-paper">
            <h2 className="title">{formWords.heading}</h2>
            <p className="quiet tight">{formWords.lead}</p>
            {children}
          </div>
          <div className="hero__foot stack-4">
            <Kicker bright {...hero.hinglish} />
            <dl className="hero__promises">
              {hero.promises.map(({ figure, text }) => (
                <div key={figure}>
                  <dt className="title">{figure}</dt>
                  <dd className="note tight">
                    <Copy text={text} />
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        </>
      }
    >
      <p className="hero__terms strong">
        <Copy text={hero.terms} />
      </p>
      <LinkButton href={hero.button.href}>{hero.button.label}</LinkButton>
    </PageHero>
  );
}
