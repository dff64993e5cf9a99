interface Props {
  heading: string;
  phone: { display: string; e164: string };
  /** The number as wa.me writes it. */
  whatsapp: string;
  chatLabel: string;
}

/** Phone and chat, for when a form can't be sent. */
export function DirectWays({ heading, phone, whatsapp, chatLabel }: Props) {
  return (
    <p>
      {heading}: <a href={`tel:${phone.e164}`}>{phone.display}</a>,{' '}
      <a href={`https://wa.me/${whatsapp}`}>{chatLabel}</a>
    </p>
  );
}
