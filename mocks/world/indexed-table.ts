import { createIndex, type Query, type Row } from './index-of';

/** The parts of a @mswjs/data table that an index follows. */
interface Table {
  create(row?: Row): Row;
  findFirst(query: Query): Row | null;
  findMany(query: Query): Row[];
  update(query: Query): Row | null;
  updateMany(query: Query): Row[] | null;
  delete(query: Query): Row | null;
  deleteMany(query: Query): Row[] | null;
}

/**
 * Makes a table fast to search. @mswjs/data scans all rows for every query; with the index a query with `equals` on the
 * primary key or an indexed column scans only matching rows. The library still does writes and all other queries.
 * Answers and their order are the same.
 *
 * @param given a table of @mswjs/data without rows
 * @param columns the columns to index besides the primary key; their values must be text or numbers
 */
export function indexTable(given: object, columns: readonly string[]): void {
  const table = given as Table;
  const library = { ...table };
  const index = createIndex(columns);

  table.create = (row) => index.add(library.create(row));
  table.findMany = (query) => {
    const found = index.find(query);
    return found && !mustThrow(query, found) ? found : library.findMany(query);
  };
  table.findFirst = (query) => {
    const found = index.find(query);
    return found && !mustThrow(query, found) ? (found[0] ?? null) : library.findFirst(query);
  };
  table.update = (query) => {
    const row = library.update(query);
    if (row) index.replace(row);
    return row;
  };
  table.updateMany = (query) => {
    const rows = library.updateMany(query);
    rows?.forEach(index.replace);
    return rows;
  };
  table.delete = (query) => {
    const row = library.delete(query);
    if (row) index.drop(row);
    return row;
  };
  table.deleteMany = (query) => {
    const rows = library.deleteMany(query);
    rows?.forEach(index.drop);
    return rows;
  };
}

/** A strict query without a result: the library throws its own error. */
function mustThrow({ strict }: Query, found: readonly Row[]): boolean {
  return strict === true && found.length === 0;
}
