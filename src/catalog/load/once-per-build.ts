import { type Language, language } from '../language.ts';

/**
 * Reads what follows from the content once in a build and language, however many pages ask for it. In
 * development it is read for each of them: the content changes under way.
 */
export function oncePerBuild<Value>(read: () => Value): () => Value {
  const known = new Map<Language, Value>();
  return () => {
    if (import.meta.env.DEV) return read();
    const lang = language();
    const value = known.has(lang) ? (known.get(lang) as Value) : read();
    known.set(lang, value);
    return value;
  };
}
