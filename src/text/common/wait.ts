import { messages } from './messages';
import { counted, minutes } from './plural';

/**
 * How long to wait before another try, in words after `čez` or `počakajte`.
 *
 * @param seconds - `Retry-After` of the answer; `undefined` when the server does not say
 * @returns whole minutes, rounded up, or "some minutes"
 */
export function waitInWords(seconds: number | undefined): string {
  return seconds === undefined ? messages.someMinutes : counted(Math.ceil(seconds / 60), minutes);
}
