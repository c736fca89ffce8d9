import { Problem } from './problem';

/**
 * Reads a flag's number.
 *
 * @param flag - as it is written, such as `--calls`
 * @throws Problem when it is not a whole number above zero
 */
export function wholeNumber(flag: string, text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0) return number;
  throw new Problem(`${flag} is "${text}"; give a whole number above zero.`);
}
