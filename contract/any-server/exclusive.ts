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

/** Compares what two users have seen. The second may have a unit in the same building, or be the same payer. */
export function exclusiveOf(
  operations: readonly Operation[],
  first: Survey,
  second: Survey,
): Exclusive {
  const [building] = first.findings.get('objekt_sifra') ?? [];
  const isShared = building === undefined || second.findings.get('objekt_sifra')?.has(building);
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
