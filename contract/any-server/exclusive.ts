import type { Operation } from '../checker/description';
import { exampleRequest, idParameters } from '../requests/example-request';
import type { Call } from '../requests/send-request';
import { productOf } from './broken-requests';
import { type Findings, note } from './findings';
import type { Survey } from './survey';

/** What only the first of two users may see. */
export interface Exclusive {
  /** Whether the whole answer of an operation is about a building in which the second user has no unit. */
  isOfOtherBuilding(operation: Operation): boolean;
  /** Ids in such answers and the keys of own lists, without those that the second user has seen. */
  readonly ids: Findings;
}

/** Ids of one person's units, bills, rights and handovers: the lists of anyone else who may see one have it too. */
const PERSONAL = [
  'code_payer',
  'id_predaje',
  'id_souporabnika',
  'inventarna_stevilka',
  'st_obracuna',
];

const isInBuildingOfBoth = (first: Survey, second: Survey): boolean => {
  const [building] = first.findings.get('objekt_sifra') ?? [];
  return building === undefined || second.findings.get('objekt_sifra')?.has(building) === true;
};

/**
 * The fields whose ids are the first user's alone when the second has not seen them; `undefined` for all. In a building of
 * both, the second may open what was only not asked for, because a survey asks for the first building of a user.
 */
function fieldsOfFirst(
  operations: readonly Operation[],
  first: Survey,
  second: Survey,
): ReadonlySet<string> | undefined {
  if (!isInBuildingOfBoth(first, second)) return undefined;
  const own = operations.flatMap(({ paged }) => (paged?.own ? paged.key : []));
  return new Set([...PERSONAL, ...own]);
}

/**
 * A request for something that only the first of two users may see.
 *
 * @param operations - all of the description
 * @returns `undefined` when the second user has seen all ids, or may see them
 */
export function requestOfFirst(
  operations: readonly Operation[],
  operation: Operation,
  product: string,
  { first, second }: { readonly first: Survey; readonly second: Survey },
): Call | undefined {
  const fields = fieldsOfFirst(operations, first, second);
  const parameters = productOf(operation, product);
  let foreign = false;
  for (const name of idParameters(operation)) {
    const values = [...(first.findings.get(name) ?? [])];
    const isOfFirst = (value: string) =>
      (fields?.has(name) ?? true) && !second.findings.get(name)?.has(value);
    const exclusive = values.find(isOfFirst);
    if (exclusive !== undefined) foreign = true;
    const chosen = exclusive ?? values[0];
    if (chosen !== undefined) parameters[name] = chosen;
  }
  return foreign ? exampleRequest(operation, { parameters, onlyRequired: true }) : undefined;
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
