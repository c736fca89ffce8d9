import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { downloadDocument } from '../../api/document-file';
import type { CostSpecification } from '../../domain/api-types';
import { formatQuantity } from '../../domain/bills/allocation-key';
import { isOff, type LineCheck } from '../../domain/bills/bill-check';
import { formatDate } from '../../domain/dates/date';
import { formatMoney, formatNumber } from '../../domain/money/number';
import { label } from '../../domain/values/label';
import { useAccess, useSelectedUnit } from '../../machines/portal-context';
import { formLink, submissionAnchor } from '../../navigation/form-link';
import { isGranted } from '../../navigation/menu';
import { pathOf } from '../../navigation/page-table';
import { useOwnState } from '../../parts/address/own-state';
import { PreviewButton } from '../../parts/documents/preview-button';
import { useKnownUnits } from '../../parts/unit/use-units';
import {
  checkText,
  costText,
  keyTexts,
  lineText as text,
} from '../../text/bills/cost-specification';
import { unknownText } from '../../text/common/unknown';
import { Facts } from '../../ui/page/facts';
import { computationOf } from './line-computation';
import { offText } from './off-text';
import '../../ui/page/links.css';

/** The bill's own amounts, for a line whose check fails. */
function onBill({ osnova, ddv, znesek }: LineCheck['line']): string {
  return `${text.netOf(formatMoney(osnova))}; ${text.vat} ${formatMoney(ddv)}; ${text.sumOf(formatMoney(znesek))}`;
}

function factsOf(check: LineCheck): Record<string, ReactNode> {
  const { line, share, outcome, off } = check;
  const [, explanation] = label(keyTexts, line.kljuc, unknownText.allocation);
  const shared = share !== null;
  return {
    [text.supplier]: line.dobavitelj,
    [text.invoice]: text.invoiceOf(line.st_racuna, formatDate(line.datum_racuna)),
    [text.buildingCost]: text.beforeVat(formatMoney(line.znesek_racuna)),
    [text.key]: explanation,
    ...(shared && {
      [text.buildingQuantity]: formatQuantity(line.kolicina_stavbe, line.kljuc),
      [text.unitQuantity]: formatQuantity(line.kolicina_enote, line.kljuc),
      [text.share]: `${formatNumber(line.delez, 4)}\u00A0%`,
    }),
    [text.computation]: computationOf(check),
    ...(outcome === 'differs' && {
      [text.onBill]: onBill(line),
      [text.difference]: isOff(off) ? offText(off) : checkText.shareDiffers,
    }),
  };
}

/** Whether the page of invoices has those of a unit's bill: it shows only the building of the selected unit. */
function useHasInvoices(unit: string): boolean {
  const access = useAccess();
  const selected = useSelectedUnit();
  const { data: units } = useKnownUnits();
  const known = [...(selected ? [selected] : []), ...(units ?? [])];
  const billed = known.find(({ inventarna_stevilka }) => inventarna_stevilka === unit);
  const isOfBuilding = billed !== undefined && billed.objekt_sifra === selected?.objekt_sifra;
  return isOfBuilding && isGranted('supplier-documents', access);
}

/** The details of a line: the supplier's invoice, the key, and how the amount is computed. */
export function LineFacts({ bill, check }: { bill: CostSpecification; check: LineCheck }) {
  const hasInvoices = useHasInvoices(bill.inventarna_stevilka);
  const { toLeave } = useOwnState();
  const { line, outcome } = check;
  const complaint = formLink('reklamacija_obracuna', {
    unit: bill.inventarna_stevilka,
    bill: bill.st_obracuna,
    line: line.vrsta_stroska,
  });
  return (
    <>
      <Facts facts={factsOf(check)} />
      {line.kljuc === 'DE' && outcome === 'differs' ? (
        <p className="cost-line__note">{text.heatLimits}</p>
      ) : null}
      <div className="links no-print">
        {line.id_dokumenta === null ? null : (
          <PreviewButton
            label={costText.invoice}
            document={line.st_racuna}
            file={downloadDocument(line.id_dokumenta)}
          />
        )}
        {hasInvoices ? (
          <Link to={pathOf('supplier-documents')} state={toLeave({ search: line.st_racuna })}>
            {costText.inInvoices}
          </Link>
        ) : null}
        {line.id_reklamacije === null ? null : (
          <Link to={{ pathname: pathOf('forms'), hash: submissionAnchor(line.id_reklamacije) }}>
            {text.complaint(line.id_reklamacije)}
          </Link>
        )}
        <Link to={complaint}>{costText.ask}</Link>
      </div>
    </>
  );
}
