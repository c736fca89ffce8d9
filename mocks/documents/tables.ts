import { nullable, primaryKey } from '@mswjs/data';
import type { DocumentRecord, SupplierDocument } from '../../src/api/schema';

type RecordType = DocumentRecord['vrsta'];
type Fund = SupplierDocument['vir'];

/** Files, the records (vložišča) that contain them, and suppliers' invoices (pages.md P8, P9, P10). */
export const documentsTables = {
  /** A file. It is open to `payer`, or to payers with a unit in `objekt_sifra`; `stran` is its permission page. */
  document: {
    id_dokumenta: primaryKey(Number),
    stran: Number,
    payer: nullable<string>(() => null),
    objekt_sifra: nullable<string>(() => null),
    samo_lastnik: Boolean,
    id_vlozisca: nullable<number>(() => null),
    datoteka: String,
    naziv: String,
    opis: nullable<string>(() => null),
    datum: String,
    velikost: Number,
  },
  documentRecord: {
    id_vlozisca: primaryKey(Number),
    objekt_sifra: String,
    samo_lastnik: Boolean,
    naziv: String,
    vrsta: (): RecordType => 'drugo',
    st_zadeve: nullable<string>(() => null),
    datum: String,
    datum_objave: String,
    velja_do: nullable<string>(() => null),
    opis: nullable<string>(() => null),
  },
  /** Amounts are in cents. */
  supplierDocument: {
    id_dokumenta: primaryKey(Number),
    objekt_sifra: String,
    dobavitelj: String,
    vrsta_stroska: String,
    st_racuna: String,
    datum_racuna: String,
    obdobje: String,
    znesek_brez_ddv: Number,
    ddv: Number,
    vir: (): Fund => 'redni',
    rok_placila: nullable<string>(() => null),
    datum_placila: nullable<string>(() => null),
  },
};
