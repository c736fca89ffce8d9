import { type PlantedFault, replace, spoil } from './faults';

export type Json = Record<string, unknown>;

/** The rows of a list; none when there is no such list. */
export const rowsIn = (json: Json, list: string): Json[] => {
  const rows = json[list];
  return Array.isArray(rows) ? rows : [];
};

/** An amount in euros, rounded to the cent. */
export const euro = (value: number) => Math.round(value * 100) / 100;

/** An amount with so many euro more. */
export const add = (amount: unknown, more: number) => euro(Number(amount) + more);

/** A day so many days later. */
export const later = (date: unknown, days: number) =>
  new Date(Date.parse(String(date)) + days * 86_400_000).toISOString().slice(0, 10);

/** Changes each row of a list that `chosen` takes, by default the first one. */
export function spoilRows(
  name: string,
  path: string,
  list: string,
  change: (row: Json) => Json,
  chosen: (row: Json, index: number) => boolean = (_, index) => index === 0,
): PlantedFault {
  return spoil(name, path, (json) => ({
    ...json,
    [list]: rowsIn(json, list).map((row, index) =>
      chosen(row, index) ? { ...row, ...change(row) } : row,
    ),
  }));
}

/** Changes the object inside a field of an answer. */
export function spoilPart(
  name: string,
  path: string,
  part: string,
  change: (json: Json) => Json,
): PlantedFault {
  return spoil(name, path, (json) =>
    json[part]
      ? { ...json, [part]: { ...Object(json[part]), ...change(Object(json[part])) } }
      : json,
  );
}

/** Changes an answer that is a list. */
export function spoilList(
  name: string,
  path: string,
  change: (rows: Json[]) => unknown,
): PlantedFault {
  return replace(name, path, async (answer) =>
    Response.json(change(await answer.json()), { headers: answer.headers }),
  );
}
