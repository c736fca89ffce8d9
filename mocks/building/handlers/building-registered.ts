import type { HttpHandler } from 'msw';
import { isForm } from '../../../contract/checker/form';
import type {
  ChangeRequest,
  RegisteredChange,
  RegisteredHistory,
  RegisteredNumbers,
  RegisteredUnit,
} from '../../../src/api/schema';
import { uploadName } from '../../files/upload-name';
import type { HandlerContext } from '../../server/context';
import { http } from '../../server/http';
import { beginOfUnit, currentUnits } from '../../units/tenure';
import { allRows } from '../../values/all-rows';
import { byText } from '../../values/by-text';
import type { Db, PayerRow, RowOf } from '../../world/db';
import { DEMO_NOW } from '../../world/demo-today';
import { buildingRole } from '../building-role';

const byNumber = new Intl.Collator('sl', { numeric: true });

/** Registered numbers of a building and the report of a change (pages.md P20). */
export function registeredHandlers({ db, callerOf }: HandlerContext): HttpHandler[] {
  return [
    http.get(
      '/api/{product}-user/v2/registered_number/{objekt_sifra}',
      ({ request, params, response }) => {
        const { payer } = callerOf(request);
        if (!buildingRole(db, payer, params.objekt_sifra)) return response(404).json({ code: 4 });
        return response(200).json(registeredNumbers(db, payer, params.objekt_sifra));
      },
    ),

    http.post('/api/{product}-user/v2/registered_number/change', async ({ request, response }) => {
      const { payer } = callerOf(request);
      const change = isForm(request.headers.get('Content-Type'))
        ? fromForm(await request.clone().formData())
        : { ...(await request.json()), datoteka: null };
      const { inventarna_stevilka, st_oseb, st_psov, velja_od, prazna, opomba, datoteka } = change;
      if (!ownUnits(db, payer).has(inventarna_stevilka)) return response(404).json({ code: 4 });
      if (prazna && st_oseb !== 1) {
        const detail = 'An empty unit counts one person.';
        return response(422).json({ code: 1, error: 'Invalid data received', detail });
      }
      if (isThere(db, payer, change)) {
        return response(409).json({ detail: 'The same change is in state prejeto.' });
      }
      const row = db.registeredChange.create({
        id_spremembe: db.registeredChange.count() + 1,
        payer: payer.key,
        ...{ inventarna_stevilka, st_oseb, st_psov, velja_od, prazna, opomba, datoteka },
        oddano: DEMO_NOW,
        status: 'prejeto',
      });
      return response(201).json({ ...toChange(row), status: 'prejeto' });
    }),
  ];
}

type Sent = Omit<ChangeRequest, 'izjava'> & { readonly datoteka: string | null };

/** The parts of a form; the backend has already checked them against the contract. */
function fromForm(form: FormData): Sent {
  const text = (name: string) => {
    const part = form.get(name);
    return typeof part === 'string' ? part : '';
  };
  const file = form.get('priloga');
  return {
    inventarna_stevilka: text('inventarna_stevilka'),
    st_oseb: Number(text('st_oseb')),
    st_psov: Number(text('st_psov')),
    velja_od: text('velja_od'),
    prazna: text('prazna') === 'true',
    opomba: form.has('opomba') ? text('opomba') : null,
    datoteka: file instanceof File ? uploadName(file) : null,
  };
}

/** Whether the same change still waits for the manager's decision: the client may have missed the first answer. */
function isThere(db: Db, payer: PayerRow, sent: Sent): boolean {
  const waiting = db.registeredChange.findMany({
    where: { payer: { equals: payer.key }, status: { equals: 'prejeto' } },
  });
  return waiting.some(
    (row) =>
      row.inventarna_stevilka === sent.inventarna_stevilka &&
      row.st_oseb === sent.st_oseb &&
      row.st_psov === sent.st_psov &&
      row.velja_od === sent.velja_od &&
      row.prazna === sent.prazna,
  );
}

function ownUnits(db: Db, payer: PayerRow): ReadonlySet<string> {
  const units = currentUnits(db, payer.key);
  return new Set(units.map(({ inventarna_stevilka }) => inventarna_stevilka));
}

function registeredNumbers(db: Db, payer: PayerRow, objekt_sifra: string): RegisteredNumbers {
  const own = ownUnits(db, payer);
  const rows = db.registeredUnit.findMany({ where: { objekt_sifra: { equals: objekt_sifra } } });
  const mine = rows.filter(({ inventarna_stevilka }) => own.has(inventarna_stevilka));
  const inBuilding = new Set(mine.map(({ inventarna_stevilka }) => inventarna_stevilka));
  const isMine = (row: { readonly inventarna_stevilka: string }) =>
    inBuilding.has(row.inventarna_stevilka);
  const changes = db.registeredChange.findMany({ where: { payer: { equals: payer.key } } });
  return {
    enote: rows
      .sort((a, b) => byNumber.compare(a.oznaka_enote, b.oznaka_enote))
      .map((row) => toUnit(row, own.has(row.inventarna_stevilka))),
    ...allRows(rows),
    skupaj_enot: rows.length,
    skupaj_oseb: rows.reduce((sum, { st_oseb }) => sum + st_oseb, 0),
    skupaj_psov: rows.reduce((sum, { st_psov }) => sum + st_psov, 0),
    zgodovina: db.registeredHistory
      .getAll()
      .filter(isMine)
      .filter(isOfOwnTime(db, payer))
      .sort((a, b) => byText(b.velja_od, a.velja_od))
      .map(toHistory),
    spremembe: changes.filter(isMine).reverse().map(toChange),
  };
}

/** Whether a registration was valid in the payer's time; who lived in the unit before is not the payer's to see (pages.md P36). */
function isOfOwnTime(db: Db, payer: PayerRow) {
  return ({ inventarna_stevilka, velja_do }: RowOf<'registeredHistory'>): boolean =>
    velja_do === null || velja_do >= (beginOfUnit(db, payer.key, inventarna_stevilka) ?? '');
}

function toUnit(row: RowOf<'registeredUnit'>, moja: boolean): RegisteredUnit {
  const { oznaka_enote, vrsta_enote, st_oseb, st_psov, prazna, velja_od } = row;
  const inventarna_stevilka = moja ? row.inventarna_stevilka : null;
  return {
    inventarna_stevilka,
    oznaka_enote,
    vrsta_enote,
    st_oseb,
    st_psov,
    prazna,
    velja_od,
    moja,
  };
}

function toHistory(row: RowOf<'registeredHistory'>): RegisteredHistory {
  const { inventarna_stevilka, velja_od, velja_do, st_oseb, st_psov, vir } = row;
  return { inventarna_stevilka, velja_od, velja_do, st_oseb, st_psov, vir };
}

function toChange(row: RowOf<'registeredChange'>): RegisteredChange {
  const { id_spremembe, inventarna_stevilka, st_oseb, st_psov, prazna, velja_od } = row;
  const { opomba, datoteka: priloga, oddano, status } = row;
  const change = { id_spremembe, inventarna_stevilka, st_oseb, st_psov, prazna, velja_od };
  return { ...change, opomba, priloga, oddano, status };
}
