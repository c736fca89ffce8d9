import type { Operation } from '../checker/description';
import { type Findings, note } from './findings';
import type { Survey } from './survey';

/** What only the first of two users may see. */
export interface Exclusive {
  /** Whether the whole answer of an operation is about a building in which the second user has no unit. */
  isOfOtherBuilding(operation: Operation): boolean;
  /** Ids in such answers and the keys of own lists, without those that the second user has seen. */
  readonly ids: Findings;
}

const isInBuildingOfBoth = (first: Survey, second: Survey): boolean => {
  const [building] = first.findings.get('objekt_sifra') ?? [];
  return building === undefined || second.findings.get('objekt_sifra')?.has(building) === true;
};

/**
 * Whether an id that the second user has not seen is the first user's alone, by the name of its field. In a building of both,
 * the second may open what was only not asked for (a survey asks for the first building alone), except the ids of units and
 * of own lists.
 */
export function isOfFirstAlone(
  operations: readonly Operation[],
  first: Survey,
  second: Survey,
): (name: string) => boolean {
  if (!isInBuildingOfBoth(first, second)) return () => true;
  const own = operations.flatMap(({ paged }) => (paged?.own ? paged.key : []));
  const names = new Set(['inventarna_stevilka', ...own]);
  return (name) => names.has(name);
}

/** Compares what two users have seen. The second may have a unit in the same building, or be the same payer. */
export function exclusiveOf(
  operations: readonly Operation[],
  first: Survey,
  second: Survey,
): Exclusive {
  const isShared = isInBuildingOfBoth(first, second);
  const isOfOtherBuilding = ({ parameters }: Operation) =>
    !isShared && parameters.some(({ name, required }) => name === 'objekt_sifra' && required);

  const seen: Findings = new Map();
  for (const operation of operations) {
    const json = first.answers.get(operation.id)?.json;
    if (isOfOtherBuilding(operation)) note(seen, json);
    const { paged } = operation;
    if (!paged?.own) continue;
    const rows: unknown = Object(json)[paged.rows];
    for (const row of Array.isArray(rows) ? rows : []) {
      note(seen, Object.fromEntries(paged.key.map((name) => [name, row[name]])));
    }
  }
  const without = ([name, values]: [string, Set<string>]): [string, Set<string>] => [
    name,
    new Set([...values].filter((value) => !second.findings.get(name)?.has(value))),
  ];
  return { isOfOtherBuilding, ids: new Map([...seen].map(without)) };
}
