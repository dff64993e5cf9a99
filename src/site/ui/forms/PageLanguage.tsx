import { LANGUAGE_FIELD } from '../../../forms/submission-metadata.ts';

/** The language of the page, which its answers follow; English needs no word. */
export function PageLanguage({ language }: { language: string | undefined }) {
  return language && <input type="hidden" name={LANGUAGE_FIELD} defaultValue={language} />;
}
