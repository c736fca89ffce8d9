/** The day that the server works by, when it is not the day of the clock. */
let fixedDay: string | undefined;

/**
 * Takes over the server's day from an answer. A server with a fixed day, such as that of the demo, sends it as
 * `Portal-Date`; terms and years would otherwise be counted by the device's clock from data of another day.
 */
export function followServerDay(answer: Headers): void {
  fixedDay = answer.get('Portal-Date') ?? fixedDay;
}

/** The moment now, or noon of the day that the server is fixed to. */
export function portalNow(): Date {
  return fixedDay === undefined ? new Date() : new Date(`${fixedDay}T12:00+01:00`);
}
