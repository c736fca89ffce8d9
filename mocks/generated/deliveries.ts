import { demoIban } from '../billing/iban';
import type { Db, PayerRow } from '../world/db';
import { dayBack, momentOf } from './days';
import { longText } from './names';

/** Above those of the demo world. */
const FIRST = 80_001;

/** A mandate in force with the longest names, and an e-invoice that has ended, at a manager that takes direct debits. */
export function fillDelivery(db: Db, { key, manager, code_payer }: PayerRow): void {
  db.creditor.create({ manager, identifikator: 'SI14ZZZ99967890' });
  db.delivery.create({
    payer: key,
    nacin_prejema: 'posta',
    e_stanje: 'ukinjeno',
    banka: longText('Hranilnica in posojilnica', 100),
    velja_od: dayBack(900),
    velja_do: dayBack(30),
    razlog: null,
  });
  db.mandate.create({
    id_pooblastila: FIRST,
    payer: key,
    referenca: `GS-${code_payer}-01`,
    stanje: 'aktivno',
    razlicica: 3,
    stanje_od: momentOf(dayBack(400), '09:00'),
    imetnik: longText('Žiga Košnjek', 70),
    naslov: JSON.stringify({
      ulica: longText('Ulica narodnih šeg', 100),
      hisna_stevilka: '1',
      postna_stevilka: '3999',
      kraj: 'Češnjevo',
    }),
    iban: demoIban(900_789),
    veljavno_od: dayBack(390),
    placujete_sami_od: null,
    zadnja_obremenitev: dayBack(10),
    razlog: null,
    zadnji_odtis: '',
    izbrisano: false,
  });
}
