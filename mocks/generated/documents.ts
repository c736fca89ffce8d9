import type { RowOf } from '../db';
import { dayBack, momentOf, noDates, periodBack } from './days';
import { firms, longText } from './names';
import { createRandom } from './random';

type Document = RowOf<'document'>;
type DocumentRecord = RowOf<'documentRecord'>;
type Invoice = RowOf<'supplierDocument'>;

/** Ids of generated documents begin above those of the demo world. */
const firstDocument = 3_000_001;
const firstRecord = 4_000_001;
const firstInvoice = 5_000_001;

const kinds: readonly (readonly [DocumentRecord['vrsta'], string])[] = [
  ['zapisnik', 'Zapisnik zbora etažnih lastnikov'],
  ['porocilo', 'Letno poročilo upravnika'],
  ['nacrt', 'Načrt vzdrževanja'],
  ['pogodba', 'Pogodba o čiščenju skupnih prostorov'],
  ['hisni_red', 'Hišni red'],
  ['ponudba', 'Ponudba za obnovo pročelja'],
  ['listina', 'Energetska izkaznica'],
  ['dopis', 'Dopis občini'],
  ['tehnicna', 'Načrt strojnih inštalacij'],
  ['drugo', 'Ključi skupnih prostorov'],
];

/** Records of a building and the files in them: one file, several, and one record without any. */
export function generateDocuments(
  objekt_sifra: string,
  count: number,
  seed: number,
): { readonly records: readonly DocumentRecord[]; readonly files: readonly Document[] } {
  const random = createRandom(seed, `documents of ${objekt_sifra}`);
  const records: DocumentRecord[] = [];
  const files: Document[] = [];
  const addRecord = (): DocumentRecord => {
    const [vrsta, naziv] = random.pick(kinds);
    const datum = dayBack(random.whole(1, 4000));
    const record = {
      id_vlozisca: firstRecord + records.length,
      objekt_sifra,
      samo_lastnik: random.chance(0.7),
      naziv: random.chance(0.03) ? longText(naziv, 200) : `${naziv} ${datum.slice(0, 4)}`,
      vrsta,
      st_zadeve: random.chance(0.2)
        ? null
        : `${objekt_sifra}-${random.whole(1, 99)}/${datum.slice(0, 4)}`,
      datum,
      datum_objave: momentOf(datum, '11:20'),
      velja_do: random.pick([null, ...noDates, '2027-12-31']),
      opis: random.chance(0.5) ? null : `${naziv} s prilogami.`,
    };
    records.push(record);
    return record;
  };
  while (files.length < count) {
    const { id_vlozisca, samo_lastnik, datum, naziv } = addRecord();
    const inRecord = Math.min(count - files.length, random.pick([1, 1, 2, 3, 8]));
    for (let number = 1; number <= inRecord; number += 1) {
      files.push({
        id_dokumenta: firstDocument + files.length,
        stran: 5,
        payer: null,
        objekt_sifra,
        samo_lastnik,
        id_vlozisca,
        datoteka: `Dokument_${datum}_${number}.pdf`,
        naziv,
        opis: random.chance(0.5) ? null : 'Podpisan izvod brez osebnih podatkov',
        datum,
        velikost: random.whole(20_000, 2_000_000),
      });
    }
  }
  if (count > 0) addRecord();
  return { records, files };
}

/** A file that is addressed to a payer, for his notifications. */
export function personalDocument(payer: string): Document {
  return {
    id_dokumenta: firstDocument - 1,
    stran: 7,
    payer,
    objekt_sifra: null,
    samo_lastnik: false,
    id_vlozisca: null,
    datoteka: 'Vabilo_na_zbor_lastnikov.pdf',
    naziv: 'Vabilo na zbor etažnih lastnikov',
    opis: null,
    datum: '2026-11-18',
    velikost: 88_211,
  };
}

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
      rok_placila: random.pick([null, ...noDates, dayBack(0)]),
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
