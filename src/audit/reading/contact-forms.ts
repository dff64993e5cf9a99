import type { PageFacts } from '../facts.ts';
import type { PageForm } from './html-facts.ts';

/** Forms in which buyers write: no search, no newsletter, and who signs in is no buyer yet. */
export const contactForms = ({ html }: PageFacts): PageForm[] =>
  html.forms.filter(({ fields, asksWhom, hasPassword }) => fields > 1 && asksWhom && !hasPassword);

/** It says where its content goes. To its own page it must be posted: else it only stands in the address. */
export function hasTarget({ action = '', method }: PageForm): boolean {
  const target = action.trim();
  return /^(?:#|$)/.test(target) ? method === 'post' : !/^javascript:/i.test(target);
}
