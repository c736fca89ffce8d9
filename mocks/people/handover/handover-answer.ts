import type { components } from '../../../src/api/schema';
import { openItemsAnswer } from '../../billing/open-items';
import { isLetBy } from '../../billing/own-consumption';
import type { Caller } from '../../server/context';
import { unitLabel } from '../../units/unit-label';
import type { Db, RowOf, UserRow } from '../../world/db';
import { DEMO_TODAY } from '../../world/demo-today';
import { sharesOf } from './costs';

type Schemas = components['schemas'];
type Row = RowOf<'handover'>;

/** What the giver has written about the taker. */
export type Taker = Schemas['TakerDraft'];

/** The caller's part in a handover; `undefined` for a stranger. A person whom the giver has invited is one too. */
export function roleIn(
  row: Row,
  { payer, user, access }: Caller,
): Schemas['HandoverRole'] | undefined {
  if (row.payer === payer.key && !access) return 'predajnik';
  return row.taker_id === user.id ? 'prevzemnik' : undefined;
}

/** The taker of a handover. */
export function takerOf({ prevzemnik }: Row): Taker {
  return JSON.parse(prevzemnik);
}

/** The states of the meters, by number. */
export function statesOf({ stevci }: Row): Readonly<Record<string, number | null>> {
  return JSON.parse(stevci);
}

/** A tax number of which only the last three digits are left. */
export function maskedTaxNumber(number: string | null): string | null {
  return number && `*****${number.slice(-3)}`;
}

/** The files of a handover, oldest first. */
export function filesOf(db: Db, { id_predaje }: Pick<Row, 'id_predaje'>): RowOf<'handoverFile'>[] {
  const rows = db.handoverFile.findMany({ where: { id_predaje: { equals: id_predaje } } });
  return rows.sort((a, b) => a.id_priloge - b.id_priloge);
}

/** The meters of a unit; those that are read remotely need no state. */
export function metersOf(db: Db, inventarna_stevilka: string): RowOf<'ownMeter'>[] {
  return db.ownMeter.findMany({ where: { inventarna_stevilka: { equals: inventarna_stevilka } } });
}

/** Whether a handover is confirmed or refused, so that the unit can have another one. */
export function isOver({ stanje }: Pick<Row, 'stanje'>): boolean {
  return stanje === 'potrjeno' || stanje === 'zavrnjeno';
}

/** The name of the giver. */
export function giverOf(db: Db, row: Row): string {
  if (row.predajnik !== '') return row.predajnik;
  const { firstname, lastname } = giver(db, row);
  return `${firstname} ${lastname}`;
}

/** The address of the giver's account. */
export function giversEmail(db: Db, row: Row): string {
  return giver(db, row).email;
}

function giver(db: Db, row: Row): UserRow {
  const { user_id } = db.payer.findFirst({ where: { key: { equals: row.payer } }, strict: true });
  return db.user.findFirst({ where: { id: { equals: user_id } }, strict: true });
}

/** The label of a unit of any payer. */
export function labelOf(db: Db, inventarna_stevilka: string): string {
  const where = { inventarna_stevilka: { equals: inventarna_stevilka } };
  return unitLabel(db.unit.findFirst({ where, strict: true }));
}

/** The link that the taker can answer by. */
export function openLink(db: Db, { id_predaje }: Row): RowOf<'handoverLink'> | undefined {
  const links = db.handoverLink.findMany({ where: { id_predaje: { equals: id_predaje } } });
  return links.find((link) => link.porabljen_ob === null && link.umaknjen_ob === null);
}

/** A handover as one of its parties sees it. */
export function handoverAnswer(
  db: Db,
  row: Row,
  vloga: Schemas['HandoverRole'],
  product: string,
): Schemas['Handover'] {
  const files = filesOf(db, row);
  const { davcna, ...taker } = takerOf(row);
  const pathOf = (file: RowOf<'handoverFile'>) =>
    `/api/${product}-user/v2/handover_case/${row.id_predaje}/file/${file.id_priloge}`;
  const photoOf = (number: string) => {
    const photo = files.find(
      ({ vrsta, st_merilnika }) => vrsta === 'stevec' && st_merilnika === number,
    );
    return photo && { id_priloge: photo.id_priloge, velikost: photo.velikost, pot: pathOf(photo) };
  };
  const states = statesOf(row);
  const hidesLast = isOver(row) || isLetBy(db, row.payer, row.inventarna_stevilka);
  return {
    id_predaje: row.id_predaje,
    inventarna_stevilka: row.inventarna_stevilka,
    naziv_enote: labelOf(db, row.inventarna_stevilka),
    vloga,
    vrsta: row.vrsta,
    stanje: row.stanje,
    razlicica: row.razlicica,
    datum_predaje: row.datum_predaje,
    predajnik: giverOf(db, row),
    prevzemnik: { ...taker, davcna_maskirana: maskedTaxNumber(davcna) },
    stevci: metersOf(db, row.inventarna_stevilka).map((meter) => ({
      ...meterFacts(meter),
      obvezno: !meter.daljinsko,
      zadnje_stanje: hidesLast ? null : meter.zadnje_stanje,
      stanje: states[meter.st_merilnika] ?? null,
      fotografija: photoOf(meter.st_merilnika) ?? null,
    })),
    priloge: files
      .filter(({ vrsta }) => vrsta !== 'stevec')
      .map((file) => ({
        id_priloge: file.id_priloge,
        vrsta: file.vrsta,
        naziv: file.naziv,
        velikost: file.velikost,
        pot: pathOf(file),
      })),
    odprte_obveznosti: vloga === 'predajnik' ? openDebt(db, row) : null,
    razdelitev: sharesOf(db, row),
    podpisa: { predajnik_ob: row.predajnik_ob, prevzemnik_ob: row.prevzemnik_ob },
    velja_do: row.stanje === 'caka_prevzemnika' ? (openLink(db, row)?.velja_do ?? null) : null,
    razlog: row.razlog,
    ustvarjeno_ob: row.ustvarjeno_ob,
  };
}

/** What a reader of a handover may know of a meter. */
export function meterFacts({
  st_merilnika,
  vrsta_merilnika,
  prostor,
  enota_mere,
}: RowOf<'ownMeter'>) {
  return { st_merilnika, vrsta_merilnika, prostor, enota_mere };
}

function openDebt(db: Db, { payer, inventarna_stevilka }: Row): number {
  const where = { payer: { equals: payer }, inventarna_stevilka: { equals: inventarna_stevilka } };
  return openItemsAnswer(db.openItem.findMany({ where }), DEMO_TODAY, () => ({})).skupaj_odprto;
}
