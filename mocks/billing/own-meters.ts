import type { FieldError, MeterToRead, StateRequest } from '../../src/api/schema';
import type { Db, RowOf } from '../world/db';
import { DEMO_TODAY } from '../world/demo-today';

type MeterRow = RowOf<'ownMeter'>;

/** A consumption above so many times the usual one must be confirmed. */
const UNUSUAL = 3;

/** The key of the state that a resident gives for a meter in its window. */
export function stateKey({ st_merilnika, odprto_od }: MeterRow): string {
  return `${st_merilnika}/${odprto_od}`;
}

/** Whether the resident may give the meter's state today. */
function standing({ daljinsko, odprto_od, odprto_do }: MeterRow): MeterToRead['oddaja'] {
  if (daljinsko) return 'odcitano';
  const isOpen = odprto_od !== null && odprto_do !== null && odprto_od <= DEMO_TODAY;
  return isOpen && DEMO_TODAY <= odprto_do ? 'odprto' : 'zaprto';
}

const thousandths = (value: number) => Math.round(value * 1000);

/** The consumption since the last state; `null` for a new or a replaced meter. */
export function consumption(
  { zadnje_stanje, najvecje_stanje, decimalke }: MeterRow,
  { stanje, posebnost }: Pick<StateRequest, 'stanje' | 'posebnost'>,
): number | null {
  if (zadnje_stanje === null || posebnost === 'zamenjava') return null;
  const used = thousandths(stanje) - thousandths(zadnje_stanje);
  const round = thousandths(najvecje_stanje) + 10 ** (3 - decimalke);
  return (posebnost === 'obrat' ? used + round : used) / 1000;
}

/** Why a state is refused; `undefined` when it is accepted. */
export function stateFault(meter: MeterRow, sent: StateRequest): FieldError | undefined {
  const { zadnje_stanje, datum_zadnjega, najvecje_stanje, obicajna_poraba } = meter;
  const { stanje, datum, posebnost, potrjeno } = sent;
  const wrong = (polje: string): FieldError => ({ polje, razlog: 'neustrezno', meja: null });
  if (stanje > najvecje_stanje) return wrong('stanje');
  if (datum > DEMO_TODAY || (datum_zadnjega !== null && datum < datum_zadnjega)) {
    return wrong('datum');
  }
  if (zadnje_stanje !== null && posebnost === 'obrat') {
    const dial = thousandths(najvecje_stanje);
    const isAround = 10 * thousandths(zadnje_stanje) > 9 * dial && 10 * thousandths(stanje) < dial;
    if (!isAround) return wrong('posebnost');
  }
  if (zadnje_stanje !== null && posebnost === 'brez' && stanje < zadnje_stanje) {
    return { polje: 'stanje', razlog: 'prenizko', meja: zadnje_stanje };
  }
  const used = consumption(meter, sent);
  const isUnusual =
    used !== null &&
    obicajna_poraba !== null &&
    thousandths(used) > UNUSUAL * thousandths(obicajna_poraba) &&
    !potrjeno;
  return isUnusual ? { polje: 'potrjeno', razlog: 'manjka', meja: null } : undefined;
}

/** A meter as the resident sees it, with what was given in its window. */
export function toMeter(db: Db, row: MeterRow): MeterToRead {
  const { inventarna_stevilka: _unit, daljinsko: _remote, ...meter } = plain(row);
  const given = db.ownState.findFirst({ where: { key: { equals: stateKey(row) } } });
  return {
    ...meter,
    oddaja: standing(row),
    oddano: given && {
      stanje: given.stanje,
      datum: given.datum,
      posebnost: given.posebnost,
      poraba: consumption(row, given),
      fotografija: given.fotografija,
      oddano_ob: given.oddano_ob,
    },
  };
}

/** A row without the symbols of its table. */
function plain(row: MeterRow): MeterRow {
  return Object.fromEntries(Object.entries(row)) as MeterRow;
}
