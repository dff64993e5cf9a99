/** What turns the direction of a text, or marks one: a title could make the words beside it say something else. */
const directions = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
const controls = /[\p{Cc}\u2028\u2029]+/gu;

/** A text of a stranger's page that is safe to stand among ours. */
export const cleanText = (text: string): string =>
  text.replace(directions, '').replace(controls, ' ');

/** The same for all texts within plain data, such as an event. */
export function cleanTexts<Data>(data: Data): Data {
  return JSON.parse(
    JSON.stringify(data, (_key, value) => (typeof value === 'string' ? cleanText(value) : value)),
  );
}

/** A part of an address in its own letters, or as it stands where it is garbled. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
