/** An answer without the members of an error that differ from request to request. */
export function comparable(json: unknown): unknown {
  if (typeof json !== 'object' || json === null || !('request_id' in json)) return json;
  const { request_id: _, ...rest } = json;
  return rest;
}
