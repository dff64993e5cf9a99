import { isOne } from './elements.ts';

/** Whether an element stands in some part of its page. */
export const stands = {
  /** Where robots heed what a page says of itself. */
  inHead: isOne('head *'),
  inNav: isOne('nav *, [role=navigation] *'),
  inFooter: isOne('footer *'),
  /** For readers without scripts alone. */
  inNoscript: isOne('noscript *'),
  /** Nobody meets it. */
  hidden: isOne('[aria-hidden=true], [aria-hidden=true] *'),
};
