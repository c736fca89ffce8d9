/** Reasons why a user was sent to the login page. */
export const arrivals = ['registered', 'password.reset', 'acting.refused', 'device.time'] as const;
export type Arrival = (typeof arrivals)[number];

/** The state of a navigation to login with its reason; it survives a reload and contains no personal data. */
export function arrivalState(arrival: Arrival): { arrival: Arrival } {
  return { arrival };
}

/** The reason in the state of a navigation to login; `undefined` for any other state. */
export function arrivalOf(state: unknown): Arrival | undefined {
  const { arrival }: { arrival?: unknown } = Object(state);
  return arrivals.find((known) => known === arrival);
}
