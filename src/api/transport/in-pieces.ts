/** Reads and parses long answers with pauses: 41 MB, which are 50,000 open items, held the page for 0.3 s at a time. */

/** How much is parsed in one go, in characters. */
const PIECE = 1_000_000;

/** For how long is read without a pause, ms. */
const TURN = 30;

/** What stands before the rows of a long answer: `{"id":1,"postavke":[`, or only `[`. */
const HEAD = /^(?:\{(?:[^{}[\]]*,)?"([a-z]\w*)":)?\[(?=\{)/;

/** Lets the browser draw, and hear the user; a timer would be slowed down in a hidden tab. */
function pause(): Promise<void> {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(undefined);
  });
}

/** The text of an answer, as its `text` gives it; that reads in one task whatever comes without a gap. */
export async function readInPieces(response: Response): Promise<string> {
  // The reader hears of the end before the browser does: a 401, which ends all calls, would be noted as cancelled itself.
  if (!response.ok) return response.text();
  const { body } = response;
  if (!body) return '';
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let began = performance.now();
  for (;;) {
    const { done, value } = await reader.read();
    text += decoder.decode(value, { stream: !done });
    if (done) return text;
    if (performance.now() - began < TURN) continue;
    await pause();
    began = performance.now();
  }
}

/** Rows between two commas; `undefined` where a cut fell inside a row or a text, for then its brackets or quotes stay open. */
function rowsOf(piece: string): unknown[] | undefined {
  try {
    return JSON.parse(`[${piece}]`);
  } catch {
    return undefined;
  }
}

/**
 * Parses as `JSON.parse` does, but the rows of a long list piece by piece. What is no such list, or can not be cut, is
 * parsed in one go.
 *
 * @param most - length of a piece, in characters
 * @throws SyntaxError
 */
export async function parseInPieces(text: string, most = PIECE): Promise<unknown> {
  const head = text.length > most ? HEAD.exec(text) : null;
  if (!head) return JSON.parse(text);
  const [before, key] = head;
  const pieces: unknown[][] = [];
  let from = before.length;
  for (;;) {
    const cut = text.indexOf('},{', from + most);
    const rows = cut === -1 ? undefined : rowsOf(text.slice(from, cut + 1));
    if (!rows) break;
    pieces.push(rows);
    from = cut + 2;
    await pause();
  }
  const rest = JSON.parse(before + text.slice(from));
  if (key === undefined) return [...pieces, rest].flat();
  return { ...rest, [key]: [...pieces, rest[key]].flat() };
}
