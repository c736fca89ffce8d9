/** A network whose calls arrive in any order, and which loses requests and answers. */

/** How a call travels: it arrives, it is lost on the way to the server, or its answer is lost. */
export type Weather = 'fine' | 'unsent' | 'unanswered';

interface Call {
  readonly request: Request;
  readonly answer: (response: Response | Error) => void;
}

export class LossyNetwork {
  readonly calls: Call[] = [];
  readonly #handle: (request: Request) => Promise<Response>;

  constructor(handle: (request: Request) => Promise<Response>) {
    this.#handle = handle;
  }

  /** Takes a request of a client; it waits until `move` lets it go. */
  receive(request: Request): Promise<Response> {
    return new Promise((resolve, reject) => {
      const answer = (response: Response | Error) =>
        response instanceof Error ? reject(response) : resolve(response);
      this.calls.push({ request, answer });
    });
  }

  /** Lets one of the waiting calls go; nothing when none waits. */
  async move(place: number, weather: Weather): Promise<void> {
    const [call] = this.calls.splice(place % Math.max(1, this.calls.length), 1);
    if (!call) return;
    const lost = new TypeError('The connection broke.');
    if (weather === 'unsent') return call.answer(lost);
    const response = await this.#handle(call.request);
    call.answer(weather === 'fine' ? response : lost);
  }
}

/** Client and machine settle, and a client writes its request, after some turns. */
export async function rest(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await new Promise(setImmediate);
}
