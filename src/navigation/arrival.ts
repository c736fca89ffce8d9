/** What the login page says to someone who was sent there. */
export const arrivals = ['registered', 'password.reset', 'acting.refused', 'device.time'] as const;
export type Arrival = (typeof arrivals)[number];

/** The state of a navigation to login that says why; it lasts through a reload and holds nothing personal. */
export function arrivalState(arrival: Arrival): { arrival: Arrival } {
  return { arrival };
}

/** Why someone was sent to login, out of a navigation's state; `undefined` for anything else that stands there. */
export function arrivalOf(state: unknown): Arrival | undefined {
  const { arrival }: { arrival?: unknown } = Object(state);
  return arrivals.find((known) => known === arrival);
}
