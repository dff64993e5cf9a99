const PALETTE = {
  ink: ['deep', '', 'raised', 'line', 'mute', 'soft', 'mist'],
  paper: ['white', '', 'shade', 'line'],
  marigold: ['deep', '', 'mist'],
  sindoor: ['deep', '', 'soft', 'mist'],
  peacock: ['deep', '', 'soft', 'mist'],
};

const GROUNDS = ['shade', 'mist', 'ink', 'ink-deep', 'peacock', 'paper'];

/** The palette with its tints, and the meaning tokens on every ground. */
export function TokenShow() {
  return (
    <>
      <h2>Colours</h2>
      {Object.entries(PALETTE).map(([colour, tints]) => (
        <div className="catalogue__row" key={colour}>
          {tints.map((tint) => {
            const name = tint ? `--${colour}-${tint}` : `--${colour}`;
            return (
              <figure key={name}>
                <svg viewBox="0 0 160 80" aria-hidden="true">
                  <rect width="160" height="80" fill={`var(${name})`} />
                </svg>
                <figcaption>{name}</figcaption>
              </figure>
            );
          })}
        </div>
      ))}
      <h2>Grounds</h2>
      <div className="catalogue__row">
        {GROUNDS.map((ground) => (
          <div className={`ground-${ground} catalogue__ground`} key={ground}>
            <h3>{ground}</h3>
            <p>
              Text, <a href="#grounds">a link to the grounds</a>, quiet text and a line.
            </p>
            <p className="kicker">Kicker</p>
          </div>
        ))}
      </div>
    </>
  );
}
