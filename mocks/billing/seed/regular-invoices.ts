import { addDays } from '../../values/days';
import { groupBy } from '../../values/group-by';
import { sumCents } from '../../values/money';
import type { RowOf } from '../../world/db';
import { DEMO_TODAY } from '../../world/demo-today';
import { costLines } from './cost-lines';
import { homes } from './homes';

type CostLine = RowOf<'costLine'>;
type Invoice = RowOf<'supplierDocument'>;

/** Ids that the pages and the examples of the description use (pages.md P10), by number of the invoice. */
const knownIds: Readonly<Record<string, number>> = {
  'T-1026-0137': 88120,
  '26-10-03381': 88118,
  '8843-1026': 88115,
  '1026/118': 88109,
  'K-2026-7719': 88108,
  'T-0926-0137': 87990,
};

const buildingOf = new Map(homes.map((home) => [home.inventarna_stevilka, home.objekt_sifra]));

/** The invoice of some cost lines: its net amount is the sum of the building's costs on them. */
function toInvoice([first, ...others]: readonly CostLine[], index: number): Invoice[] {
  if (!first) return [];
  const { inventarna_stevilka, st_racuna, datum_racuna, stopnja_ddv } = first;
  const objekt_sifra = buildingOf.get(inventarna_stevilka);
  if (objekt_sifra === undefined) throw new Error(`${inventarna_stevilka}: no such home`);
  const net = sumCents([first, ...others].map(({ znesek_racuna }) => znesek_racuna));
  const due = addDays(datum_racuna, 30);
  return [
    {
      id_dokumenta: knownIds[st_racuna] ?? 80_001 + index,
      objekt_sifra,
      dobavitelj: first.dobavitelj,
      vrsta_stroska: first.skupina === 'energija' ? 'Ogrevanje in topla voda' : first.vrsta_stroska,
      st_racuna,
      datum_racuna,
      obdobje: first.obdobje,
      znesek_brez_ddv: net,
      ddv: Math.round((net * stopnja_ddv * 10) / 1000),
      vir: 'redni',
      rok_placila: due,
      datum_placila: due < DEMO_TODAY ? addDays(due, -1) : null,
    },
  ];
}

/**
 * The invoices behind the regular bills of the homes, in cents, so that every line of a specification has its own (P14).
 */
export const regularInvoices: readonly Invoice[] = [
  ...groupBy(
    costLines,
    ({ inventarna_stevilka, st_racuna }) => `${inventarna_stevilka} ${st_racuna}`,
  ).values(),
].flatMap(toInvoice);
