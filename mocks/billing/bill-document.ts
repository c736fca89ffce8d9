import { textPdf } from '../files/pdf';
import { unitLabel } from '../units/unit-label';
import type { Db, RowOf } from '../world/db';
import { billedUnit } from './bill-details';

const kinds = {
  redni: { title: 'Redni obračun', file: 'redni_obracun' },
  rezervni_sklad: { title: 'Obračun rezervnega sklada', file: 'rezervni_sklad' },
  prostovoljni_sklad: { title: 'Obračun prostovoljnega sklada', file: 'prostovoljni_sklad' },
} as const;

/** The document of a bill: its kind, unit, period and amount. */
export function billDocument(db: Db, bill: RowOf<'bill'>): Uint8Array<ArrayBuffer> {
  const unit = billedUnit(db, bill.inventarna_stevilka);
  const [year, month] = bill.obdobje.split('-');
  return textPdf([
    `${kinds[bill.sklad].title} ${month}/${year}`,
    `Številka: ${bill.st_dokumenta}`,
    `Enota: ${unitLabel(unit)}`,
    `Obdobje: ${month}/${year}`,
    `Znesek: ${(bill.znesek / 100).toFixed(2)} EUR`,
  ]);
}

/**
 * The file name of a bill's document (pages.md 2.3).
 * @param last distinguishes it from others of its period: the payer's code, or the bill's number
 */
export function billFileName({ sklad, obdobje }: RowOf<'bill'>, last: string): string {
  return `${kinds[sklad].file}_${obdobje}_${last}.pdf`;
}
