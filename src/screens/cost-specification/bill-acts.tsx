import Printer from 'lucide-react/icons/printer';
import type { CostSpecification } from '../../domain/api-types';
import { formatPeriod } from '../../domain/dates/date';
import { costCsv } from '../../parts/bill/cost-csv';
import { DownloadButton } from '../../parts/documents/download-button';
import { EvidenceButton } from '../../parts/evidence/evidence-button';
import { costText as text } from '../../text/bills/cost-specification';
import { saveFile } from '../../ui/browser/save-file';
import { ExportButton } from '../../ui/controls/export-button';
import { PayBill } from './pay-bill';

/** The actions of a bill: pay it, save it as PDF when there is one and as CSV, print it (`pages.md` P14). */
export function BillActs({ bill }: { bill: CostSpecification }) {
  const { pot_pdf: path } = bill;
  const save = () => {
    const { file, name } = costCsv(bill);
    saveFile(file, name);
  };
  return (
    <div className="bill-acts">
      <PayBill bill={bill} />
      {path === null ? null : (
        <DownloadButton
          key={path}
          document={text.document(formatPeriod(bill.obdobje))}
          file={path}
        />
      )}
      <ExportButton onExport={save} />
      {bill.st_obracuna === null || bill.obdobje === null ? null : (
        <EvidenceButton
          unit={bill.inventarna_stevilka}
          bill={bill.st_obracuna}
          period={bill.obdobje}
        />
      )}
      <button type="button" className="button button--quiet" onClick={() => window.print()}>
        <Printer size={18} aria-hidden />
        {text.print}
      </button>
    </div>
  );
}
