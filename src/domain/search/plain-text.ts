/** Other hyphen characters, such as the non-breaking one. */
const hyphens = /[\u2010\u2011]/g;

/** A text as a search compares it: without case and accents. */
export const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(hyphens, '-')
    .toLocaleLowerCase('sl');
