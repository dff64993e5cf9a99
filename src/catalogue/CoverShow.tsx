import { SERVICE_SLUGS } from '../content/routes.ts';
import { Cover } from '../illustration/cover/Cover.tsx';
import { FAMILIES } from '../illustration/cover/scheme.ts';
import { FamilyScene } from '../illustration/scene/FamilyScene.tsx';

/** A scene for each family, and covers of every service's seed in each family's colours. */
export function CoverShow() {
  return (
    <>
      <h2>Scenes</h2>
      <div className="catalogue__row">
        {FAMILIES.map((family) => (
          <figure key={family}>
            <FamilyScene family={family} />
            <figcaption>{family}</figcaption>
          </figure>
        ))}
      </div>
      {FAMILIES.map((family) => (
        <div key={family}>
          <h2>Covers: {family}</h2>
          <div className="catalogue__covers">
            {SERVICE_SLUGS.map((slug) => (
              <Cover key={slug} seed={slug} family={family} />
            ))}
          </div>
        </div>
      ))}
    </>
  );
}
