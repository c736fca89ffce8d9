import type { RowOf } from '../world/db';
import { dayBack, momentOf } from './days';
import { longText } from './names';
import { createRandom } from './random';

type Document = RowOf<'document'>;
type DocumentRecord = RowOf<'documentRecord'>;

/** Ids of generated documents begin above those of the demo world. */
const firstDocument = 3_000_001;
const firstRecord = 4_000_001;

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
      velja_do: random.pick([null, '2027-12-31']),
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

/** A file for a payer's notifications. */
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
