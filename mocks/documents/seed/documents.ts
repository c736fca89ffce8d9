import { homes } from '../../billing/seed/homes';
import { heatMonths } from '../../billing/seed/readings';
import { dayAfter } from '../../generated/days';
import type { Db, RowOf } from '../../world/db';
import { documentRecords } from './document-records';
import { supplierDocuments } from './supplier-documents';

type SeedDocument = RowOf<'document'>;

const attachment = {
  payer: null,
  objekt_sifra: null,
  samo_lastnik: false,
  id_vlozisca: null,
  opis: null,
};

/** Attachments of a notification (P11) and of a post (P19). */
const attachments: readonly SeedDocument[] = [
  {
    ...attachment,
    id_dokumenta: 771301,
    stran: 7,
    payer: 'zelenigaj/104217',
    datoteka: 'Vabilo_na_zbor_03122026.pdf',
    naziv: 'Vabilo na zbor etažnih lastnikov',
    datum: '2026-11-18',
    velikost: 136204,
  },
  {
    ...attachment,
    id_dokumenta: 771302,
    stran: 9,
    objekt_sifra: '0137',
    datoteka: 'obvestilo.pdf',
    naziv: 'Prekinitev dobave tople vode',
    datum: '2026-11-20',
    velikost: 58311,
  },
];

/** The policy of contract 318, with its price, and its general conditions (P23). */
const policies: readonly SeedDocument[] = [
  {
    ...attachment,
    id_dokumenta: 771401,
    stran: 20,
    objekt_sifra: '0137',
    samo_lastnik: true,
    datoteka: 'Polica_55120-2026.pdf',
    naziv: 'Polica 55120-2026',
    datum: '2026-01-01',
    velikost: 201_334,
  },
  {
    ...attachment,
    id_dokumenta: 771402,
    stran: 20,
    objekt_sifra: '0137',
    datoteka: 'Splosni_pogoji.pdf',
    naziv: 'Splošni pogoji zavarovanja',
    datum: '2026-01-01',
    velikost: 340_912,
  },
];

const payerOf = new Map(homes.map((home) => [home.inventarna_stevilka, home.payer]));

/** Heat billings (P5) for who receives the bills, named as in pages.md 2.3; their content is written on request. */
const heatDocuments: readonly SeedDocument[] = heatMonths.flatMap(
  ({ id_dokumenta, inventarna_stevilka, obdobje }) =>
    id_dokumenta === null
      ? []
      : [
          {
            ...attachment,
            id_dokumenta,
            stran: 3,
            payer: payerOf.get(inventarna_stevilka) ?? null,
            datoteka: `obracun_toplote_${obdobje}_${inventarna_stevilka}.pdf`,
            naziv: `Obračun toplote ${obdobje}`,
            datum: dayAfter(obdobje, 10),
            velikost: 24_500,
          },
        ],
);

/** The invoice paid by the voluntary fund (P7). */
const fundInvoices: readonly SeedDocument[] = [
  {
    ...attachment,
    id_dokumenta: 771_601,
    stran: 18,
    objekt_sifra: '0137',
    datoteka: 'Racun_BJ-2026-031.pdf',
    naziv: 'Račun BJ-2026-031: Idejna zasnova kolesarnice',
    datum: '2026-07-01',
    velikost: 61_240,
  },
];

/** Adds records, files and suppliers' invoices. */
export function seedDocuments(db: Db): void {
  for (const row of [...attachments, ...policies, ...heatDocuments, ...fundInvoices])
    db.document.create(row);
  for (const { files, ...record } of documentRecords) {
    db.documentRecord.create(record);
    const { id_vlozisca, objekt_sifra, samo_lastnik } = record;
    for (const file of files) {
      const place = { id_vlozisca, objekt_sifra, samo_lastnik, stran: 5, payer: null };
      db.document.create({ datum: record.datum, opis: null, ...file, ...place });
    }
  }
  for (const { velikost, ...invoice } of supplierDocuments) {
    db.supplierDocument.create(invoice);
    if (velikost === null) continue;
    const { id_dokumenta, objekt_sifra, st_racuna, datum_racuna } = invoice;
    db.document.create({
      ...attachment,
      id_dokumenta,
      objekt_sifra,
      samo_lastnik: true,
      stran: 6,
      datoteka: `Racun_${st_racuna.replaceAll('/', '-')}.pdf`,
      naziv: `Račun ${st_racuna}`,
      datum: datum_racuna,
      velikost,
    });
  }
}
