import { type PlantedFault, replace, spoil, tokenOfAna, withToken } from './faults';
import { euro, type Json, later, rowsIn, spoilPart, spoilRows } from './spoil-rows';

const sumOf = (rows: readonly Json[], field: string) =>
  euro(rows.reduce((sum, row) => sum + Number(row[field]), 0));
const daysBetween = (from: unknown, to: unknown) =>
  Math.round((Date.parse(String(to)) - Date.parse(String(from))) / 86_400_000);
const pathOf = (request: Request) => new URL(request.url).pathname;

/** A login whose token has other claims. */
const claims = (name: string, change: (claims: Json) => Json) =>
  spoil(name, '/api/auth/v1/login', (json) => {
    const [head, payload = '', signature] = String(json.token_string).split('.');
    const old: Json = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const changed = Buffer.from(JSON.stringify(change(old))).toString('base64url');
    return { ...json, token_string: `${head}.${changed}.${signature}` };
  });

/** What is not of the caller is answered as for Ana. */
const asAna = (name: string, status: number, path: RegExp): PlantedFault => ({
  name,
  answer: async (request, next) => {
    const answer = await next(request.clone());
    if (answer.status !== status || request.method !== 'GET' || !path.test(pathOf(request)))
      return answer;
    return next(withToken(request, await tokenOfAna(request, next)));
  },
});

/** Faults of a real backend that were written down before its checks were read. */
export const freshFaults: readonly PlantedFault[] = [
  {
    name: 'fresh: totals are those of the page',
    answer: async (request, next) => {
      const answer = await next(request);
      const url = new URL(request.url);
      if (!answer.ok || !url.pathname.endsWith('/v2/open_items') || !url.searchParams.has('najvec'))
        return answer;
      const json: Json = Object(await answer.json());
      const rows = rowsIn(json, 'postavke');
      return Response.json(
        { ...json, skupaj_odprto: sumOf(rows, 'odprto'), stevilo_vrstic: rows.length },
        { headers: answer.headers },
      );
    },
  },
  spoil('fresh: the mean is a twelfth of the year', '/v2/regular_billing', (json) => ({
    ...json,
    povprecje: euro(Number(json.skupaj_znesek) / 12),
  })),
  spoilRows(
    'fresh: all of a lease counts as overdue',
    '/tenants/open_items',
    'po_najemnikih',
    (row) => ({ zapadlo: row.skupaj_odprto }),
  ),
  spoil('fresh: the newest bill is missing in the year', '/annual_statement/1', (json) => {
    const [unit = {}, ...rest] = rowsIn(json, 'enote');
    const bills = rowsIn(unit, 'obracuni');
    const gone = bills.at(-1) ?? {};
    const less = (amount: unknown) => euro(Number(amount) - Number(gone.znesek));
    const isOwner = gone.bremeni === 'lastnik';
    const part = isOwner ? 'lastnik' : 'najemnik';
    const changed = {
      ...unit,
      obracuni: bills.slice(0, -1),
      manjkajoci_meseci: [...Object(unit.manjkajoci_meseci), gone.obdobje],
      skupaj_znesek: less(unit.skupaj_znesek),
      [`skupaj_${part}`]: less(unit[`skupaj_${part}`]),
      [`brez_specifikacije_${part}a`]: less(unit[`brez_specifikacije_${part}a`]),
    };
    return {
      ...json,
      enote: [changed, ...rest],
      skupaj_znesek: less(json.skupaj_znesek),
      [`skupaj_${part}`]: less(json[`skupaj_${part}`]),
    };
  }),
  spoilRows(
    'fresh: a rate of VAT is a fraction',
    '/cost_specification/0',
    'postavke',
    (row) => ({ stopnja_ddv: Number(row.stopnja_ddv) / 100 }),
    ({ stopnja_ddv }) => Number(stopnja_ddv) > 0,
  ),
  spoil('fresh: all VAT is in one row', '/cost_specification/0', (json) => {
    const rows = rowsIn(json, 'rekapitulacija_ddv');
    if (rows.length < 2) return json;
    const one = { osnova: sumOf(rows, 'osnova'), ddv: sumOf(rows, 'ddv') };
    return { ...json, rekapitulacija_ddv: [{ ...rows.at(-1), ...one }] };
  }),
  spoil('fresh: open items are in the order of their numbers', '/v2/open_items', (json) => ({
    ...json,
    postavke: rowsIn(json, 'postavke').toSorted((one, other) =>
      String(other.st_dokumenta).localeCompare(String(one.st_dokumenta)),
    ),
  })),
  spoil('fresh: posts are in the order of their dates only', '/v2/bulletin/0', (json) => ({
    ...json,
    objave: rowsIn(json, 'objave').toSorted((one, other) =>
      String(one.datum_objave).localeCompare(String(other.datum_objave)),
    ),
  })),
  spoil('fresh: last year is the month before', '/energy_months/', (json) => {
    const months = rowsIn(json, 'meseci');
    return {
      ...json,
      meseci: months.map((month, index) => ({
        ...month,
        toplota_enote_kwh_lani:
          month.toplota_enote_kwh_lani === null
            ? null
            : (months[index + 1]?.toplota_enote_kwh ?? null),
      })),
    };
  }),
  spoilRows(
    'fresh: a bill of January is due a year too early',
    '/v2/regular_billing',
    'obracuni',
    (row) => ({ rok_placila: later(row.rok_placila, -365) }),
    (row) => row.status === 'placano',
  ),
  spoilRows(
    'fresh: a reminder before the due date',
    '/v2/open_items',
    'postavke',
    (row) => ({ st_opominov: 1, datum_opomina: later(row.rok_placila, -3) }),
    (row) => Number(row.dni_zamude) > 0,
  ),
  spoilRows(
    'fresh: the delay counts from the issue',
    '/v2/open_items',
    'postavke',
    (row) => ({
      dni_zamude: Number(row.dni_zamude) + daysBetween(row.datum_izdaje, row.rok_placila),
    }),
    (row) => Number(row.dni_zamude) > 0,
  ),
  spoilRows(
    'fresh: a message of tomorrow is in the list',
    '/v2/notifications',
    'obvestila',
    (row) => ({ datum: new Date(Date.parse(String(row.datum)) + 10 * 86_400_000).toISOString() }),
  ),
  spoilPart(
    'fresh: the fund is dated at the end of the year',
    '/reserve_fund/0',
    'sklad',
    (fund) => ({
      datum_stanja: `${fund.leto}-12-31`,
    }),
  ),
  spoilRows('fresh: the days of a reading are swapped', '/readings/', 'odcitki', (row) => ({
    datum_prejsnji: row.datum_odcitka,
    datum_odcitka: row.datum_prejsnji,
  })),
  spoil('fresh: the fund of a year is that of the year before', '/annual_statement/1', (json) => ({
    ...json,
    skladi: rowsIn(json, 'skladi').map((fund) => ({
      ...fund,
      zacetno_stanje: euro(Number(fund.zacetno_stanje) - 1000),
      koncno_stanje: euro(Number(fund.koncno_stanje) - 1000),
    })),
  })),
  {
    name: 'fresh: files of posts are not there',
    answer: async (request, next) =>
      /documents\/771302$/.test(pathOf(request)) && request.headers.has('Authorization')
        ? next(new Request(request.url.replace('771302', '999999999'), request))
        : next(request),
  },
  spoilRows(
    'fresh: the invoice of a cost is a key of another table',
    '/cost_specification/0',
    'postavke',
    (row) => ({ id_dokumenta: Number(row.id_dokumenta) + 500_000 }),
    ({ id_dokumenta }) => id_dokumenta !== null,
  ),
  asAna('fresh: a bill is opened without a look at its payer', 404, /\/pdf\/\d+$/),
  asAna('fresh: a message is read without a look at its payer', 404, /notifications\/\d+$/),
  {
    name: 'fresh: submissions of all users of a manager',
    answer: async (request, next) =>
      pathOf(request).endsWith('/forms/submissions') && request.headers.has('Authorization')
        ? next(withToken(request, await tokenOfAna(request, next)))
        : next(request),
  },
  asAna('fresh: the page of the fund is not asked for', 403, /\/reserve_fund\/\d+$/),
  claims('fresh: claims in milliseconds', ({ exp, iat, ...rest }) => ({
    ...rest,
    exp: Number(exp) * 1000,
    iat: Number(iat) * 1000,
  })),
  replace('fresh: a file name without quotes', '/v2/documents/', (answer) => {
    const headers = new Headers(answer.headers);
    headers.set('Content-Disposition', 'attachment; filename=letni pregled.pdf');
    return new Response(answer.body, { status: answer.status, headers });
  }),
  {
    name: 'fresh: a reset without a solved bot check',
    answer: async (request, next) => {
      const answer = await next(request.clone());
      const isReset = pathOf(request).endsWith('/forgotten_password');
      if (!isReset || answer.ok || Object(await answer.clone().json()).error !== 'Invalid captcha')
        return answer;
      const headers = new Headers(answer.headers);
      headers.delete('Content-Type');
      return new Response(null, { status: 204, headers });
    },
  },
  {
    name: 'fresh: a login says that the user is unknown',
    answer: async (request, next) => {
      const body = await request.clone().text();
      const answer = await next(request);
      if (answer.status !== 401 || !pathOf(request).endsWith('/v1/login')) return answer;
      if (body.includes('ana.zupancic')) return answer;
      const error = { ...Object(await answer.json()), detail: 'User not found' };
      return Response.json(error, { status: 401, headers: answer.headers });
    },
  },
  spoil('fresh: balances are summed from the newest line', '/card_traffic', (json) => {
    let saldo = Number(json.zacetno_stanje);
    return {
      ...json,
      knjizbe: rowsIn(json, 'knjizbe').map((row) => {
        saldo = euro(saldo + Number(row.breme) - Number(row.dobro));
        return { ...row, saldo };
      }),
    };
  }),
  spoilPart('fresh: bank fees are not in the balance', '/reserve_fund/0', 'sklad', (fund) => ({
    koncno_stanje: euro(Number(fund.koncno_stanje) + Number(fund.stroski_banke) + 0.01),
  })),
  spoil('fresh: the badge counts another payer too', '/notifications/unread_num', (json) => ({
    unread_num: Number(json.unread_num) + 1,
  })),
  spoil('fresh: emissions in grams', '/v2/energy/', (json) => ({
    ...json,
    emisije_kg: json.emisije_kg === null ? null : Number(json.emisije_kg) * 1000,
  })),
];
