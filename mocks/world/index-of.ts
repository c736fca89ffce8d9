/** An index over the rows of one table: which rows have a value in a column. */
import { PRIMARY_KEY } from '@mswjs/data';

/** A row in @mswjs/data; a change replaces it. */
export type Row = Readonly<Record<PropertyKey, unknown>>;

/** A query of @mswjs/data. */
export interface Query {
  readonly where?: Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;
  readonly strict?: boolean;
}

/**
 * An empty index over columns and the primary key.
 * @param columns their values must be text or numbers
 */
export function createIndex(columns: readonly string[]) {
  const byKey = new Map<unknown, Row>();
  /** The order in which the rows were created, by key. */
  const places = new Map<unknown, number>();
  let created = 0;
  const byColumn = new Map(columns.map((column) => [column, new Map<unknown, Row[]>()]));

  /** The rows with a value; rows without one are never queried. */
  const bucketOf = (byValue: Map<unknown, Row[]>, value: unknown): Row[] => {
    const bucket = byValue.get(value) ?? [];
    if (value !== null && value !== undefined) byValue.set(value, bucket);
    return bucket;
  };
  const byPlace = (one: Row, other: Row) =>
    (places.get(keyOf(one)) ?? 0) - (places.get(keyOf(other)) ?? 0);

  return {
    /** Adds a new row and returns it. */
    add<New extends Row>(row: New): New {
      byKey.set(keyOf(row), row);
      places.set(keyOf(row), created);
      created += 1;
      for (const [column, byValue] of byColumn) bucketOf(byValue, row[column]).push(row);
      return row;
    },

    /**
     * Adds a changed row.
     * @throws when its primary key is unknown to the index
     */
    replace(row: Row): void {
      const before = byKey.get(keyOf(row));
      if (!before) throw new Error('The primary key of a row cannot change: make a new row.');
      byKey.set(keyOf(row), row);
      for (const [column, byValue] of byColumn) {
        const [old, now] = [bucketOf(byValue, before[column]), bucketOf(byValue, row[column])];
        if (old === now) old[old.indexOf(before)] = row;
        else {
          removeFrom(old, before);
          now.push(row);
          now.sort(byPlace);
        }
      }
    },

    /** Removes a row. */
    drop(row: Row): void {
      byKey.delete(keyOf(row));
      places.delete(keyOf(row));
      for (const [column, byValue] of byColumn) removeFrom(bucketOf(byValue, row[column]), row);
    },

    /**
     * The rows that match a query, in the order of creation.
     * @returns `undefined` for a query that the index cannot answer: it answers only `equals` conditions with at least
     *   one indexed column
     */
    find({ where = {}, strict: _, ...more }: Query): Row[] | undefined {
      const wanted = Object.entries(where).map(([column, condition]) =>
        equalsOf(column, condition),
      );
      if (Object.keys(more).length > 0 || !wanted.every((each) => each !== undefined)) return;
      const candidates = wanted.flatMap(({ column, value }) => {
        const byValue = byColumn.get(column);
        return byValue ? [byValue.get(value) ?? []] : withKey(column, value);
      });
      const [fewest] = candidates.sort((one, other) => one.length - other.length);
      return fewest?.filter((row) => wanted.every(({ column, value }) => row[column] === value));
    },
  };

  /** A list with the row of a primary key; no list for another column. */
  function withKey(column: string, value: unknown): Row[][] {
    const [any] = byKey.values();
    if (any?.[PRIMARY_KEY] !== column) return [];
    const row = byKey.get(value);
    return [row ? [row] : []];
  }
}

function removeFrom(bucket: Row[], row: Row): void {
  const at = bucket.indexOf(row);
  if (at >= 0) bucket.splice(at, 1);
}

function keyOf(row: Row): unknown {
  return row[String(row[PRIMARY_KEY])];
}

/** The value that a column must equal; `undefined` for another condition. */
function equalsOf(column: string, condition: Readonly<Record<string, unknown>> | undefined) {
  const [first, ...others] = Object.entries(condition ?? {});
  if (first?.[0] !== 'equals' || others.length > 0) return undefined;
  return { column, value: first[1] };
}
