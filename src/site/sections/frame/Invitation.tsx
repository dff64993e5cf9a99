import './invitation.css';

/** One line for browsers that ask for Hindi, above an English page that has a twin. Nobody is sent there. */
export const Invitation = ({ href, text }: { href: string; text: string }) => (
  <a
    className="edition-link roomy-link invitation ground-mist screen-only"
    href={href}
    hrefLang="hi"
    lang="hi"
    data-edition
  >
    {text}
  </a>
);
