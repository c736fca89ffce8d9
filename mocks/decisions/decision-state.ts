import type { Decision } from '../../src/api/schema';
import type { RowOf } from '../world/db';
import { DEMO_NOW } from '../world/demo-today';

/** The state of a decision at a moment, by the server's clock. */
export function stateOf(
  { preklicano, zacetek, konec }: RowOf<'decision'>,
  now: string = DEMO_NOW,
): Decision['stanje'] {
  if (preklicano) return 'preklicano';
  const time = Date.parse(now);
  if (time < Date.parse(zacetek)) return 'najavljeno';
  return konec !== null && time > Date.parse(konec) ? 'zakljuceno' : 'odprto';
}
