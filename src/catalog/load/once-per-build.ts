/**
 * Reads what follows from the content once in a build, however many pages ask for it. In development
 * it is read for each of them: the content changes under way.
 */
export function oncePerBuild<Value>(read: () => Value): () => Value {
  let known: { readonly value: Value } | undefined;
  return () => {
    if (import.meta.env.DEV) return read();
    known ??= { value: read() };
    return known.value;
  };
}
