/**
 * A space that parts two values: not beside a lone dash, not after an equals sign, and not between a number and its unit,
 * its counted noun or an apartment's number in brackets.
 */
const BETWEEN = /(?<!(?:^| )[-=]) (?!- |-$)(?<!\d (?=[(%€\p{Ll}]|EUR))/u;

/**
 * The parts of a text between which a line may break; joined by spaces they are the text. A value of several words is one
 * part, such as `5 dni`, `= 37.44 €` or `12 - 2 - 3 (14)`, and so is each word with a dash or a slash, such as a case
 * number or a range.
 */
export const wholeValues = (text: string): string[] => text.split(BETWEEN);
