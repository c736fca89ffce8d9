/** A text with a capital first letter. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** With a small first letter; an abbreviation such as DDV or SMS does not change. */
export const uncapital = (text: string): string => {
  const isWord = text.charAt(1) === text.charAt(1).toLowerCase();
  return isWord ? text.charAt(0).toLowerCase() + text.slice(1) : text;
};

/** Names as one list in a sentence: `E-pošta, pošta, SMS`. */
export const joinNames = (names: readonly string[]): string =>
  names.map((name, place) => (place === 0 ? name : uncapital(name))).join(', ');

/** Words as a list in a sentence: `po e-pošti, s sporočili SMS in po navadni pošti`. */
export function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} in ${last}`;
}
