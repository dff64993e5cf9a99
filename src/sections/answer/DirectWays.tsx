import type { Site } from '../../content/schemas/site.ts';

interface Props {
  heading: string;
  site: Site;
  chatLabel: string;
}

/** Phone and chat, for when a form can't be sent. */
export function DirectWays({ heading, site, chatLabel }: Props) {
  return (
    <p>
      {heading}: <a href={`tel:${site.phone.e164}`}>{site.phone.display}</a>,{' '}
      <a href={`https://wa.me/${site.whatsapp}`}>{chatLabel}</a>
    </p>
  );
}
