import { Printer } from 'lucide-react';
import { download, downloadMessage } from '../../api/download';
import type { CostSpecification } from '../../domain/api-types';
import { formatPeriod } from '../../domain/dates/date';
import { costText as text } from '../../text/bills/cost-specification';
import { saveFile } from '../../ui/browser/save-file';
import { DownloadButton } from '../../ui/controls/download-button';
import { ExportButton } from '../../ui/controls/export-button';
import { costCsv } from './cost-csv';

/** The ways to save a specification: PDF when there is one, CSV, print (`pages.md` P14). */
export function BillFiles({ bill }: { bill: CostSpecification }) {
  const { pot_pdf: path } = bill;
  const save = () => {
    const { file, name } = costCsv(bill);
    saveFile(file, name);
  };
  return (
    <div className="bill-files">
      {path === null ? null : (
        <DownloadButton
          key={path}
          document={text.document(formatPeriod(bill.obdobje))}
          download={(signal) => download(path, signal)}
          explain={downloadMessage}
        />
      )}
      <ExportButton onExport={save} />
      <button type="button" className="button button--quiet" onClick={() => window.print()}>
        <Printer size={18} aria-hidden />
        {text.print}
      </button>
    </div>
  );
}
