import type { DecisionRow } from '../api-types';
import { momentOf, yearOf } from '../dates/date';
import { groupBy } from '../values/group-by';

/** The decisions of a building as the list shows them. */
export interface DecisionGroups {
  /** Those that end first are first; those without a deadline are last. */
  readonly open: readonly DecisionRow[];
  /** Those that begin first are first. */
  readonly announced: readonly DecisionRow[];
  /** Closed, cancelled and of an unknown state, by the year of their day, the newest first. */
  readonly past: readonly (readonly [year: string, rows: readonly DecisionRow[]])[];
}

const by =
  (key: (row: DecisionRow) => string, direction: 1 | -1) =>
  (one: DecisionRow, other: DecisionRow) => {
    const [a, b] = [momentOf(key(one)).getTime(), momentOf(key(other)).getTime()];
    return (a - b || one.id_odlocitve - other.id_odlocitve) * direction;
  };

/** The day that the list shows of a decision that is over: the assembly's, otherwise that of its end. */
export function momentOver({ vrsta, zacetek, konec }: DecisionRow): string {
  return isAssembly(vrsta) ? zacetek : (konec ?? zacetek);
}

/** After any deadline. */
const NO_DEADLINE = '9999-12-31';

/** Orders the decisions of a building (`pages.md` P30), whatever the server's order. */
export function groupDecisions(rows: readonly DecisionRow[]): DecisionGroups {
  const within = (state: string) => rows.filter(({ stanje }) => stanje === state);
  const past = rows
    .filter(({ stanje }) => stanje !== 'odprto' && stanje !== 'najavljeno')
    .sort(by(momentOver, -1));
  return {
    open: within('odprto').sort(by(({ konec }) => konec ?? NO_DEADLINE, 1)),
    announced: within('najavljeno').sort(by(({ zacetek }) => zacetek, 1)),
    past: [...groupBy(past, (row) => yearOf(momentOver(row)))],
  };
}

/** Whether people meet to decide; they do not vote on the portal. */
export function isAssembly(kind: DecisionRow['vrsta']): boolean {
  return kind === 'zbor' || kind === 'ponovni_zbor';
}

/** Whether an open decision waits for the user's own vote, on the portal or on paper. */
export function awaitsVote({
  stanje,
  vrsta,
  upravicen,
  oddano,
  ima_pooblascenca,
}: Pick<DecisionRow, 'stanje' | 'vrsta' | 'upravicen' | 'oddano' | 'ima_pooblascenca'>): boolean {
  return stanje === 'odprto' && !isAssembly(vrsta) && upravicen && !oddano && !ima_pooblascenca;
}
