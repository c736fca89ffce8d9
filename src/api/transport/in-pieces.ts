/** Reads and parses long answers with pauses: 41 MB (50,000 open items) blocked the page for 0.3 s at a time. */

/** How much is parsed without a pause, in characters. */
const PIECE_LENGTH = 1_000_000;

/** How long to read without a pause. */
const TURN_MS = 30;

/** The part before the rows of a long answer: `{"id":1,"postavke":[`, or only `[`. */
const ROWS_START = /^(?:\{(?:[^{}[\]]*,)?"([a-z]\w*)":)?\[(?=\{)/;

/** Lets the browser render and handle input; a hidden tab would throttle a timer. */
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

/** The text of an answer, like its `text`, which reads all available chunks in one task. */
export async function readInPieces(response: Response): Promise<string> {
  // The reader sees the end before the browser does: a 401, which aborts all calls, would itself be logged as cancelled.
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
    if (performance.now() - began < TURN_MS) continue;
    await pause();
    began = performance.now();
  }
}

/** The rows of a piece; `undefined` when a cut is inside a row or a text, so that brackets or quotes stay open. */
function rowsOf(piece: string): unknown[] | undefined {
  try {
    return JSON.parse(`[${piece}]`);
  } catch {
    return undefined;
  }
}

/**
 * Parses like `JSON.parse`, but the rows of a long list piece by piece. Anything else is parsed at once.
 *
 * @param most - length of a piece, in characters
 * @throws SyntaxError
 */
export async function parseInPieces(text: string, most = PIECE_LENGTH): Promise<unknown> {
  const head = text.length > most ? ROWS_START.exec(text) : null;
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
