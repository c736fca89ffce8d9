/**
 * How long a tab waits that has been told an answer by another one, in milliseconds.
 *
 * It is more than the interval, so that the tab which asked asks again and the others only listen: with the same wait
 * they would all ask at the same moment. It is random, so that one of them takes over alone when that tab has gone.
 */
export function followerDelay(interval: number): number {
  return interval + 500 + Math.random() * 500;
}
