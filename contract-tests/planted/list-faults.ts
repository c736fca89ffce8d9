import { type PlantedFault, replace, spoil } from './faults';
import { euro, type Json, later, rowsIn, spoilList, spoilRows } from './spoil-rows';

/** Changes the pages of a list; `change` gets the page and the cursor that was asked for. */
const page = (
  name: string,
  path: string,
  change: (json: Json, cursor: string) => Json,
): PlantedFault => ({
  name,
  answer: async (request, next) => {
    const answer = await next(request);
    const { pathname, searchParams } = new URL(request.url);
    const cursor = searchParams.get('kazalec');
    if (!answer.ok || !pathname.endsWith(path) || cursor === null) return answer;
    return Response.json(change(Object(await answer.json()), cursor), { headers: answer.headers });
  },
});

/** Asks the backend with another address, as a server that reads a parameter wrongly. */
const misread = (name: string, path: string, change: (asked: URL) => void): PlantedFault => ({
  name,
  answer: (request, next) => {
    const url = new URL(request.url);
    if (request.method === 'GET' && url.pathname.includes(path)) change(url);
    return next(new Request(url, request));
  },
});

let calls = 0;

/** Lists, pages, filters, counters, texts. */
export const listFaults: readonly PlantedFault[] = [
  spoil('backend: an open bill is missing in the open items', '/v2/open_items', (json) => {
    const rows = rowsIn(json, 'postavke');
    const kept = rows.slice(0, -1);
    const gone = rows.at(-1) ?? {};
    const less = (amount: unknown) => euro(Number(amount) - Number(gone.odprto));
    return {
      ...json,
      postavke: kept,
      stevilo_vrstic: kept.length,
      skupaj_odprto: less(json.skupaj_odprto),
      nezapadlo: less(json.nezapadlo),
      po_skladih: rowsIn(json, 'po_skladih').map((each) =>
        each.sklad === gone.sklad ? { ...each, odprto: less(each.odprto) } : each,
      ),
    };
  }),
  spoil('backend: a deleted row is counted', '/v2/notifications', (json) => ({
    ...json,
    stevilo_vrstic: Number(json.stevilo_vrstic) + 1,
    skupaj: Number(json.skupaj) + 1,
  })),
  page('backend: a row is on two pages', '/v2/notifications', (json, cursor) => {
    const [key] = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    const rows = rowsIn(json, 'obvestila');
    return { ...json, obvestila: [{ ...rows[0], id_obvestila: key }, ...rows.slice(1)] };
  }),
  spoilList(
    'backend: the order of the units changes from call to call',
    '/e_manager/enota',
    (rows) => {
      calls += 1;
      return calls % 2 === 0 ? rows : rows.toReversed();
    },
  ),
  spoilRows('backend: ids change from call to call', '/forms/submissions', 'vloge', () => {
    calls += 1;
    return { st_vloge: `V-${calls}` };
  }),
  spoil('backend: a message alone is read, in the list unread', '/v2/notifications/3', (json) => ({
    ...json,
    naslov: 'Drugo obvestilo',
  })),
  misread('backend: the year is ignored', '/regular_billing', ({ searchParams }) =>
    searchParams.delete('leto'),
  ),
  misread('backend: the unit is ignored', '/v2/open_items', ({ searchParams }) =>
    searchParams.delete('inventarna_stevilka'),
  ),
  misread('backend: the last day is left out', '/card_traffic', ({ searchParams }) => {
    const until = searchParams.get('do');
    if (until && /^\d{4}-\d\d-\d\d$/.test(until)) searchParams.set('do', later(until, -1));
  }),
  misread('backend: the type of postings is ignored', '/postings', ({ searchParams }) =>
    searchParams.delete('vrsta'),
  ),
  {
    name: 'backend: the badge of every building is that of the first',
    answer: (request, next) =>
      next(new Request(request.url.replace(/(unread_num)\/0291$/, '$1/0137'), request)),
  },
  spoil('backend: the board counts posts that are over', '/bulletin/0', (json) => ({
    ...json,
    neprebrane: rowsIn(json, 'objave').length + 1,
  })),
  spoil('backend: pinned posts are not on top', '/bulletin/0', (json) => ({
    ...json,
    objave: rowsIn(json, 'objave')
      .toSorted((one, other) => String(other.datum_objave).localeCompare(String(one.datum_objave)))
      .toReversed(),
  })),
  replace(
    'backend: a policy that has ended is in force',
    '/insurance_contracts/',
    async (answer) => {
      const rows = (await answer.json()).map((row: Json) => ({
        ...row,
        poteklo: row.poteklo !== true,
      }));
      return Response.json(rows, { headers: answer.headers });
    },
  ),
  spoil('backend: the years come in the order of the database', '/regular_billing', (json) => ({
    ...json,
    leta: Object(json.leta).toReversed(),
  })),
  spoil('backend: a record tells one file too many', '/manager_documents/0', (json) => ({
    ...json,
    vlozisca: rowsIn(json, 'vlozisca').map((row) => ({
      ...row,
      st_dokumentov: Number(row.st_dokumentov) + 1,
      pot: null,
    })),
  })),
  spoil('backend: the profile counts a unit twice', '/v1/profile', (json) => ({
    ...json,
    enote_stevilo: Number(json.enote_stevilo) + 1,
  })),
  spoil('backend: the login has the old name', '/v1/login', (json) => ({
    ...json,
    user_data: { ...Object(json.user_data), lastname: 'Novak' },
  })),
  replace('backend: an owner with tenants has none', '/has_user_tenants', (answer) =>
    Response.json(false, { headers: answer.headers }),
  ),
  spoilRows('backend: a text is encoded twice', '/v2/notifications', 'obvestila', ({ naslov }) => ({
    naslov: `${Buffer.from(String(naslov), 'utf8').toString('latin1')} Å¾`,
  })),
  spoilRows('backend: a missing value is a text', '/card_traffic', 'knjizbe', () => ({
    st_dokumenta: 'null',
  })),
];
