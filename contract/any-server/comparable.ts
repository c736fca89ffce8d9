/** What differs from answer to answer: ids of requests, the server's time, and the last login of a person. */
const CHANGING = new Set(['request_id', 'zdaj', 'osvezeno_ob', 'zadnja_prijava']);

/** An answer without the members that differ from request to request, at any depth. */
export function comparable(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(comparable);
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(
    Object.entries(json)
      .filter(([name]) => !CHANGING.has(name))
      .map(([name, value]) => [name, comparable(value)]),
  );
}
