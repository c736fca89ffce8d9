import { type PlantedFault, replace, spoil } from './faults';

type Row = Record<string, unknown>;

const rowsIn = (json: Row, list: string): Row[] => {
  const rows = json[list];
  return Array.isArray(rows) ? rows : [];
};
const cent = (value: unknown) => Math.round(Number(value) * 100 + 1) / 100;

/** The rows of a list from the last to the first. */
const turned = (name: string, path: string, list: string) =>
  spoil(`meaning: ${name}`, path, (json) => ({ ...json, [list]: rowsIn(json, list).toReversed() }));

/** One field of the first row is changed. */
const row = (name: string, path: string, list: string, change: (row: Row) => Row) =>
  spoil(`meaning: ${name}`, path, (json) => ({
    ...json,
    [list]: rowsIn(json, list).map((each, index) =>
      index === 0 ? { ...each, ...change(each) } : each,
    ),
  }));

/** A login whose token has other claims; the signature is not checked by the kit. */
const claims = (name: string, change: (claims: Row) => Row) =>
  spoil(`meaning: ${name}`, '/api/auth/v1/login', (json) => {
    const [head, payload = '', signature] = String(json.token_string).split('.');
    const old: Row = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const changed = Buffer.from(JSON.stringify(change(old))).toString('base64url');
    return { ...json, token_string: `${head}.${changed}.${signature}` };
  });

/** Answers a refusal otherwise. */
const refusal = (name: string, path: string, answer: (refused: Row) => Response): PlantedFault => ({
  name: `meaning: ${name}`,
  answer: async (request, next) => {
    const came = await next(request.clone());
    const meant = request.url.endsWith(path) && request.method === 'POST' && !came.ok;
    return meant ? answer(Object(await request.json())) : came;
  },
});
const headers = { 'Cache-Control': 'no-store' };

/** A list's later pages are spoilt; `change` gets the page and the cursor that was asked for. */
const page = (name: string, path: string, change: (json: Row, cursor: string | null) => Row) => ({
  name: `meaning: ${name}`,
  answer: async (request: Request, next: (request: Request) => Promise<Response>) => {
    const answer = await next(request);
    const { pathname, searchParams } = new URL(request.url);
    if (!answer.ok || !pathname.endsWith(path) || !searchParams.has('najvec')) return answer;
    const changed = change(Object(await answer.json()), searchParams.get('kazalec'));
    return Response.json(changed, { headers: answer.headers });
  },
});

/** Faults of meaning: each answer has the right form, and the numbers, orders or contexts are wrong. */
export const plantedMeaningFaults: readonly PlantedFault[] = [
  spoil('meaning: the badge counts read notifications', 'notifications/unread_num', (json) => ({
    unread_num: Number(json.unread_num) + 1,
  })),
  replace('meaning: the badge of the board', 'bulletin/unread_num', async (answer) =>
    Response.json(Number(await answer.json()) + 1, { headers: answer.headers }),
  ),
  turned('notifications oldest first', 'v2/notifications', 'obvestila'),
  turned('open items latest due first', '/open_items', 'postavke'),
  turned('the card from the first line', 'card_traffic', 'knjizbe'),
  row('a balance of a line', 'card_traffic', 'knjizbe', ({ saldo }) => ({ saldo: cent(saldo) })),
  row('a balance with the wrong sign', 'card_traffic', 'knjizbe', ({ saldo }) => ({
    saldo: -Number(saldo),
  })),
  row('a bill due before its issue', '/open_items', 'postavke', () => ({
    rok_placila: '2001-01-01',
  })),
  row('paid money is still open', '/open_items', 'postavke', ({ odprto }) => ({
    odprto: cent(odprto),
  })),
  row('base without VAT', 'cost_specification', 'postavke', ({ osnova }) => ({
    znesek: cent(osnova),
  })),
  spoil('meaning: overdue in both sums', '/open_items', (json) => ({
    ...json,
    nezapadlo: json.skupaj_odprto,
    zapadlo: json.skupaj_odprto,
  })),
  page('the last page is never reached', 'v2/notifications', (json) => ({
    ...json,
    naslednji_kazalec: null,
  })),
  page('a page skips a row', '/open_items', (json, cursor) =>
    cursor === null ? json : { ...json, postavke: rowsIn(json, 'postavke').slice(1) },
  ),
  page('the totals of a page', '/regular_billing', (json) => {
    const cents = rowsIn(json, 'obracuni').map(({ znesek }) => Math.round(Number(znesek) * 100));
    return { ...json, skupaj_znesek: cents.reduce((sum, each) => sum + each, 0) / 100 };
  }),
  page('the limit is not kept', 'card_traffic', (json) => ({
    ...json,
    knjizbe: [...rowsIn(json, 'knjizbe'), { ...rowsIn(json, 'knjizbe')[0], id_knjizbe: 'x' }],
  })),
  claims('exp in milliseconds', (old) => ({ ...old, exp: Number(old.exp) * 1000 })),
  claims('a token for a hundred years', (old) => ({
    ...old,
    exp: Number(old.exp) + 3_155_760_000,
  })),
  claims('an expired token', (old) => ({ ...old, exp: 1_000_000_000 })),
  refusal('an unknown user gets another answer', '/login', ({ email }) =>
    Response.json(
      { code: 1, detail: String(email).includes('unknown-') ? 'Unknown user' : 'Wrong password' },
      { status: 401, headers },
    ),
  ),
  refusal('the bot check is not checked', 'forgotten_password', () => {
    return new Response(null, { status: 204, headers });
  }),
];
