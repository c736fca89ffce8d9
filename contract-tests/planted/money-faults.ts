import { type PlantedFault, spoil } from './faults';
import { add, euro, type Json, later, rowsIn, spoilPart, spoilRows } from './spoil-rows';

const every = () => true;
const items = '/v2/open_items';
const isLate = ({ dni_zamude }: Json) => Number(dni_zamude) > 0;

/** The VAT of each line from the amount with VAT, and all sums made from it. */
function wrongVat(json: Json): Json {
  const lines = rowsIn(json, 'postavke').map((row) => {
    const ddv = euro((Number(row.znesek) * Number(row.stopnja_ddv)) / 100);
    return { ...row, ddv, znesek: add(row.osnova, ddv) };
  });
  const sum = (rows: readonly Json[], field: string) =>
    euro(rows.reduce((total, row) => total + Number(row[field]), 0));
  return {
    ...json,
    postavke: lines,
    skupine: rowsIn(json, 'skupine').map((group) => {
      const own = lines.filter((line: Json) => line.skupina === group.skupina);
      return { ...group, ddv: sum(own, 'ddv'), znesek: sum(own, 'znesek') };
    }),
    rekapitulacija_ddv: rowsIn(json, 'rekapitulacija_ddv').map((rate) => ({
      ...rate,
      ddv: sum(
        lines.filter((line: Json) => line.stopnja_ddv === rate.stopnja),
        'ddv',
      ),
    })),
    skupaj_ddv: sum(lines, 'ddv'),
    skupaj_znesek: sum(lines, 'znesek'),
  };
}

/** Amounts, dates and states of one answer. */
export const moneyFaults: readonly PlantedFault[] = [
  spoilRows(
    'backend: a delay is a day short',
    items,
    'postavke',
    ({ dni_zamude }) => ({
      dni_zamude: Number(dni_zamude) - 1,
    }),
    isLate,
  ),
  spoilRows(
    'backend: an item that is not due has a delay',
    items,
    'postavke',
    () => ({
      dni_zamude: 3,
    }),
    (row) => !isLate(row),
  ),
  spoilRows(
    'backend: overdue is shown as open',
    items,
    'postavke',
    () => ({
      status: 'odprto',
    }),
    ({ status }) => status === 'zapadlo',
  ),
  spoil('backend: an item that is not due counts as overdue', items, (json) => {
    const next = rowsIn(json, 'postavke').find((row) => !isLate(row));
    const { zapadlo, nezapadlo } = json;
    const moved = Number(next?.odprto ?? 0);
    return { ...json, zapadlo: add(zapadlo, moved), nezapadlo: add(nezapadlo, -moved) };
  }),
  spoil('backend: the next due date has passed', items, (json) => ({
    ...json,
    naslednji_rok: rowsIn(json, 'postavke')[0]?.rok_placila,
  })),
  spoil('backend: the parts of two funds are swapped', items, (json) => {
    const [one, other, ...rest] = rowsIn(json, 'po_skladih');
    if (!one || !other) return json;
    const swapped = [
      { ...one, odprto: other.odprto },
      { ...other, odprto: one.odprto },
    ];
    return { ...json, po_skladih: [...swapped, ...rest] };
  }),
  spoilRows(
    'backend: an order for the whole bill though a part is paid',
    items,
    'postavke',
    ({ upn, znesek }) => ({
      upn: { ...Object(upn), znesek: add(znesek, 1) },
    }),
    ({ upn }) => upn !== null,
  ),
  spoilRows(
    'backend: a settled bill has an order',
    '/regular_billing',
    'obracuni',
    ({ rok_placila }) => ({
      upn: {
        prejemnik_naziv: 'Upravljanje Zeleni Gaj d.o.o.',
        prejemnik_naslov: 'Gajeva cesta 1',
        prejemnik_kraj: '1999 Zeleni Gaj',
        iban: 'SI56999990010400151',
        referenca: 'SI121042172609011',
        znesek: 0,
        koda_namena: 'COST',
        namen: 'Redni obračun',
        rok_placila,
        placnik_naziv: 'Ana Zupančič',
        placnik_naslov: 'Javorjeva ulica 12',
        placnik_kraj: '1999 Zeleni Gaj',
      },
    }),
    ({ odprto }) => odprto === 0,
  ),
  spoil('backend: one order for all counts a bill twice', items, (json) => ({
    ...json,
    skupna_placila: rowsIn(json, 'skupna_placila').map((row) => ({
      ...row,
      upn: { ...Object(row.upn), znesek: add(Object(row.upn).znesek, 10) },
    })),
  })),
  spoil('backend: the VAT is computed from the amount with VAT', '/cost_specification/', wrongVat),
  spoil('backend: a rate is missing in the sums of VAT', '/cost_specification/', (json) => ({
    ...json,
    rekapitulacija_ddv: rowsIn(json, 'rekapitulacija_ddv').slice(1),
  })),
  spoil('backend: the specification is that of another bill', '/cost_specification/', (json) => ({
    ...json,
    st_obracuna: '26090314',
  })),
  spoil(
    'backend: the mean of the bills is cut off',
    '/regular_billing',
    ({ povprecje, ...rest }) => ({
      ...rest,
      povprecje: Math.floor(Number(povprecje)) - 1,
    }),
  ),
  spoilRows(
    'backend: all balances of the card lack the opening one',
    '/card_traffic',
    'knjizbe',
    ({ saldo }) => ({
      saldo: add(saldo, -100),
    }),
    every,
  ),
  spoilRows(
    'backend: the ledger of the fund counts spending as income',
    '/postings',
    'knjizbe',
    ({ saldo, breme }) => ({
      saldo: add(saldo, 2 * Number(breme)),
    }),
    ({ breme }) => Number(breme) > 0,
  ),
  spoilPart(
    'backend: the debts of the fund are those of last month',
    '/reserve_fund/',
    'sklad',
    ({ neplacano }) => ({
      neplacano: add(neplacano, 42.5),
    }),
  ),
  spoilPart(
    'backend: a month of the fund is missing',
    '/reserve_fund/',
    'sklad',
    ({ po_mesecih }) => ({
      po_mesecih: Object(po_mesecih).slice(1),
    }),
  ),
  spoilRows(
    'backend: an invoice is paid in the future',
    '/supplier_documents/',
    'dokumenti',
    () => ({
      datum_placila: '2027-03-01',
    }),
  ),
  spoilRows(
    'backend: a bill is due before it is issued',
    '/regular_billing',
    'obracuni',
    ({ datum_izdaje }) => ({
      rok_placila: later(datum_izdaje, -3),
    }),
  ),
  spoilRows('backend: a message is from tomorrow', '/v2/notifications', 'obvestila', () => ({
    datum: '2031-01-01T08:00:00+01:00',
  })),
  spoilRows(
    'backend: a message was read before it came',
    '/v2/notifications',
    'obvestila',
    ({ datum }) => ({
      datum_branja: later(datum, -2).concat('T08:00:00+01:00'),
    }),
    ({ prebrano }) => prebrano === true,
  ),
  spoilRows(
    'backend: consumption is the state of the meter',
    '/readings/',
    'odcitki',
    ({ stanje_novo }) => ({
      poraba: Number(stanje_novo) + 1,
    }),
  ),
  spoilRows(
    'backend: the state of a submission is an old one',
    '/submissions',
    'vloge',
    () => ({
      status: 'prejeto',
    }),
    ({ status }) => status !== 'prejeto',
  ),
];
