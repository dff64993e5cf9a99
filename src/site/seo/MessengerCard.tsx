import { CARD_HEIGHT, CARD_WIDTH } from './cards/card-path.ts';

/** What messengers show of a page that search engines are to leave alone. */
export function MessengerCard({ address }: { address: string }) {
  return (
    <>
      <meta property="og:image" content={address} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(CARD_WIDTH)} />
      <meta property="og:image:height" content={String(CARD_HEIGHT)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
