import type { Content } from 'pdfmake/interfaces';
import { dayOf, euro, monthOf } from '../files/document-words';
import { makePdf } from '../files/make-pdf';
import { unitLabel } from '../units/unit-label';
import type { Db, PayerRow, RowOf } from '../world/db';
import { billedUnit } from './bill-details';
import { billLines } from './bill-lines';
import { costTable } from './bill-table';
import { costSums } from './cost-specification';
import { documentHead, documentPage, documentTotal, factTable } from './document-parts';
import { upnOf } from './upn';
import { SLIP_TOP, upnSlip } from './upn-slip';

type Bill = RowOf<'bill'>;

const kinds = {
  redni: { title: 'Redni obračun', file: 'redni_obracun' },
  rezervni_sklad: { title: 'Obračun rezervnega sklada', file: 'rezervni_sklad' },
  prostovoljni_sklad: { title: 'Obračun prostovoljnega sklada', file: 'prostovoljni_sklad' },
} as const;

/** The parties of a bill. */
function partiesOf(db: Db, payer: PayerRow, bill: Bill) {
  const unit = billedUnit(db, bill.inventarna_stevilka);
  const strict = true;
  return {
    unit,
    user: db.user.findFirst({ where: { id: { equals: payer.user_id } }, strict }),
    manager: db.manager.findFirst({ where: { manager: { equals: payer.manager } }, strict }),
    contact: db.managerContact.findFirst({ where: { manager: { equals: payer.manager } } }),
    building: db.building.findFirst({ where: { objekt_sifra: { equals: unit.objekt_sifra } } }),
    codePayer: payer.code_payer,
  };
}

type Parties = ReturnType<typeof partiesOf>;

const titleOf = (bill: Bill) => `${kinds[bill.sklad].title} ${monthOf(bill.obdobje)}`;

/** Issuer and payer, then the facts of the bill. */
function headOf(bill: Bill, parties: Parties): Content[] {
  return documentHead(parties, titleOf(bill), [
    [
      ['Številka', bill.st_dokumenta],
      ['Enota', unitLabel(parties.unit)],
      ['Šifra plačnika', parties.codePayer],
    ],
    [
      ['Obdobje', monthOf(bill.obdobje)],
      ['Datum izdaje', dayOf(bill.datum_izdaje)],
      ['Rok plačila', bill.rok_placila === null ? '/' : dayOf(bill.rok_placila)],
    ],
  ]);
}

/** What the bill is for: the lines of its specification, the contribution by area, or its net amount and VAT. */
function bodyOf(db: Db, bill: Bill, { unit }: Parties): Content[] {
  const own = { inventarna_stevilka: { equals: bill.inventarna_stevilka } };
  const lines = billLines(db, bill);
  if (lines.length > 0) return costTable(costSums(lines));
  const fact = db.unitFact.findFirst({ where: own });
  const rate = db.buildingFacts.findFirst({
    where: { objekt_sifra: { equals: unit.objekt_sifra } },
  });
  if (bill.sklad === 'rezervni_sklad' && fact && rate) {
    const area = (fact.povrsina / 100).toFixed(2);
    const share = `${area} m² × ${euro(rate.prispevek_na_m2 / 100)}`;
    return [factTable([[`Prispevek v rezervni sklad, ${share}`, euro(bill.znesek / 100)]])];
  }
  return [
    factTable([
      ['Osnova', euro(bill.osnova / 100)],
      ['DDV', euro(bill.ddv / 100)],
    ]),
  ];
}

/**
 * The document of a bill as the manager issued it: parties, unit, period, lines by group, VAT, total, and the payment
 * form of the whole amount.
 * @throws when its payer, unit or manager does not exist
 */
export function billDocument(
  db: Db,
  payer: PayerRow,
  bill: Bill,
): Promise<Uint8Array<ArrayBuffer>> {
  const parties = partiesOf(db, payer, bill);
  const upn = upnOf({ ...bill, placano: 0 }, parties);
  return makePdf(
    {
      ...documentPage,
      info: { title: titleOf(bill) },
      content: [
        ...headOf(bill, parties),
        ...bodyOf(db, bill, parties),
        documentTotal('Skupaj za plačilo', euro(bill.znesek / 100)),
        { text: ' ', id: 'end' },
        ...(upn ? upnSlip(upn) : []),
      ],
      // A long bill has its payment form on the next page.
      pageBreakBefore: ({ id, startPosition }) => id === 'end' && startPosition.top > SLIP_TOP - 16,
    },
    bill.datum_izdaje,
  );
}

/**
 * The file name of a bill's document (pages.md 2.3).
 * @param last distinguishes it from others of its period: the payer's code, or the bill's number
 */
export function billFileName({ sklad, obdobje }: Bill, last: string): string {
  return `${kinds[sklad].file}_${obdobje}_${last}.pdf`;
}
