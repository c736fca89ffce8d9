/** The JSON of a body; `undefined` when it is not JSON. */
export async function jsonOf(body: Blob): Promise<unknown> {
  try {
    return JSON.parse(await body.text());
  } catch {
    return undefined;
  }
}
