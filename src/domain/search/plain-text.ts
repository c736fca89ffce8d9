/** Hyphens at which a line may not break, or that are typed otherwise, are hyphens. */
const hyphens = /[\u2010\u2011]/g;

/** A text as it is compared in a search: without case and accents. */
export const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(hyphens, '-')
    .toLocaleLowerCase('sl');
