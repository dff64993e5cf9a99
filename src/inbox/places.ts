export const LOOPBACK = '127.0.0.1';

/** Where an inbox that listens on this port can be reached, first where links lead. */
export function placesOf(port: number, inboxUrl: URL | undefined): readonly [URL, ...URL[]] {
  const here = new URL(`http://${LOOPBACK}:${port}`);
  const alsoHere = new URL(`http://localhost:${port}`);
  return inboxUrl ? [inboxUrl, here, alsoHere] : [here, alsoHere];
}
