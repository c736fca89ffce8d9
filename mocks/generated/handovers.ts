import { textPdf } from '../files/pdf';
import type { Db, PayerRow, RowOf } from '../world/db';
import { dayBack, momentOf } from './days';
import { firstNames, lastNames, longText, streets, towns } from './names';
import { createRandom, type Random } from './random';
import type { GeneratedUnit } from './units';

type Row = RowOf<'handover'>;

/** Above those of the demo world. */
const FIRST = 70_001;
const MOST = 40;
/** Days between two handovers. */
const EVERY = 9;

const kinds: readonly Row['vrsta'][] = ['prodaja', 'dedovanje', 'darilo', 'najem'];
const states: readonly Row['stanje'][] = [
  'osnutek',
  'oddano',
  'v_obdelavi',
  'potrjeno',
  'zavrnjeno',
];

/** Handovers of a payer's units, one for each of the first ones, in all states but that with an open link. */
export function fillHandovers(
  db: Db,
  payer: PayerRow,
  units: readonly GeneratedUnit[],
  seed: number,
): void {
  const random = createRandom(seed, 'handovers');
  const owned = units.filter(({ rows }) => rows.some(({ vrsta }) => vrsta !== 'U'));
  for (const [index, { fact }] of owned.slice(0, MOST).entries()) {
    const row = toHandover(index, payer, fact.inventarna_stevilka, random);
    db.handover.create(row);
    const bytes = textPdf(['Pogodba']);
    db.handoverFile.create({
      key: `${row.id_predaje}/1`,
      id_predaje: row.id_predaje,
      id_priloge: 1,
      vrsta: row.vrsta === 'dedovanje' ? 'sklep' : 'pogodba',
      st_merilnika: null,
      naziv: 'pogodba.pdf',
      tip: 'application/pdf',
      velikost: bytes.length,
      vsebina: Buffer.from(bytes).toString('base64'),
    });
  }
}

function toHandover(index: number, payer: PayerRow, unit: string, random: Random): Row {
  const stanje = states[index % states.length] ?? 'osnutek';
  const isSigned = stanje !== 'osnutek';
  const [day, signed] = [dayBack(index * EVERY + 2), dayBack(index * EVERY + 1)];
  const [postna_stevilka = '', ...town] = random.pick(towns).split(' ');
  const ime = `${random.pick(firstNames)} ${random.pick(lastNames)}`;
  return {
    id_predaje: FIRST + index,
    payer: payer.key,
    inventarna_stevilka: unit,
    predajnik: '',
    taker_id: 0,
    vrsta: random.pick(kinds),
    stanje,
    razlicica: 1 + random.whole(0, 8),
    datum_predaje: isSigned ? dayBack(-9) : null,
    prvi_mesec: isSigned ? dayBack(0).slice(0, 7) : null,
    prevzemnik: JSON.stringify({
      ime: random.chance(0.1) ? longText(ime, 100) : ime,
      naslov: {
        ulica: random.pick(streets),
        hisna_stevilka: String(random.whole(1, 99)),
        postna_stevilka,
        kraj: town.join(' '),
      },
      e_posta: `prevzemnik.${index + 1}@example.si`,
      davcna: null,
    }),
    stevci: '{}',
    predajnik_ob: isSigned ? momentOf(signed, '09:00') : null,
    prevzemnik_ob: isSigned ? momentOf(signed, '18:30') : null,
    razlog: stanje === 'zavrnjeno' ? longText('Priložena pogodba ni podpisana', 500) : null,
    ustvarjeno_ob: momentOf(day, '08:00'),
    zadnji_odtis: '',
  };
}
