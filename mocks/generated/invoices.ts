import type { RowOf } from '../world/db';
import { dayBack, periodBack } from './days';
import { firms } from './names';
import { createRandom } from './random';

type Document = RowOf<'document'>;
type Invoice = RowOf<'supplierDocument'>;

/** Ids of generated invoices begin above those of the demo world and of other generated documents. */
const firstInvoice = 5_000_001;

/** Three years of suppliers' invoices, in cents. */
export function generateInvoices(objekt_sifra: string, seed: number): readonly Invoice[] {
  const random = createRandom(seed, `invoices of ${objekt_sifra}`);
  return Array.from({ length: 36 * 4 }, (_, index): Invoice => {
    const obdobje = periodBack(Math.floor(index / 4));
    const net = random.whole(8000, 700_000);
    return {
      id_dokumenta: firstInvoice + index,
      objekt_sifra,
      dobavitelj: random.pick(firms),
      vrsta_stroska: random.pick([
        'Čiščenje',
        'Ogrevanje',
        'Vzdrževanje dvigala',
        'Voda in odvajanje',
      ]),
      st_racuna: `R-${obdobje}-${index + 1}`,
      datum_racuna: `${obdobje}-28`,
      obdobje,
      znesek_brez_ddv: net,
      ddv: Math.round(net * random.pick([0.095, 0.22])),
      vir: random.chance(0.1) ? 'rezervni_sklad' : 'redni',
      rok_placila: random.pick([null, dayBack(0)]),
      datum_placila: index < 8 ? null : `${obdobje}-28`,
    };
  });
}

/** The files of invoices; one in four is missing. */
export function invoiceFiles(invoices: readonly Invoice[]): readonly Document[] {
  return invoices
    .filter((_, index) => index % 4 !== 3)
    .map(({ id_dokumenta, objekt_sifra, st_racuna, datum_racuna }) => ({
      id_vlozisca: null,
      opis: null,
      id_dokumenta,
      stran: 6,
      payer: null,
      objekt_sifra,
      samo_lastnik: true,
      datoteka: `Racun_${st_racuna}.pdf`,
      naziv: `Račun ${st_racuna}`,
      datum: datum_racuna,
      velikost: 61_044,
    }));
}
