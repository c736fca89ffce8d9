import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import '../../parts/bill/bill-actions.css';
import type { CostSpecification } from '../../domain/api-types';
import { formatPeriod } from '../../domain/dates/date';
import { costCsv } from '../../parts/bill/cost-csv';
import { DownloadButton } from '../../parts/documents/download-button';
import { EvidenceButton } from '../../parts/evidence/evidence-button';
import { EvidenceDialog } from '../../parts/evidence/evidence-dialog';
import { costText as text } from '../../text/bills/cost-specification';
import { saveFile } from '../../ui/browser/save-file';
import { ExportButton } from '../../ui/controls/export-button';
import { MoreActs } from '../../ui/controls/more-acts';

interface OtherActsProps {
  readonly bill: CostSpecification;
  /** Closes the menu that the actions are in. */
  readonly close: () => void;
  /** `undefined` for a bill without a number or a period. */
  readonly onEvidence: (() => void) | undefined;
}

/** The actions that are in a menu on a phone. */
function OtherActs({ bill, close, onEvidence }: OtherActsProps) {
  const { pot_pdf: path, obdobje } = bill;
  const closing = (act: () => void) => () => {
    close();
    act();
  };
  const save = () => {
    const { file, name } = costCsv(bill);
    saveFile(file, name);
  };
  return (
    <>
      {path === null ? null : (
        <DownloadButton key={path} document={text.document(formatPeriod(obdobje))} file={path} />
      )}
      <ExportButton onExport={closing(save)} />
      {onEvidence && obdobje !== null ? (
        <EvidenceButton period={obdobje} onOpen={closing(onEvidence)} />
      ) : null}
      <button
        type="button"
        className="button button--quiet button--word"
        onClick={closing(() => window.print())}
      >
        <Printer size={18} aria-hidden />
        {text.print}
      </button>
    </>
  );
}

/**
 * The actions of a bill: save it as PDF when there is one and as CSV, pack its evidence, print it (`pages.md` P14). On a
 * phone they are in a menu. The dialog is outside it, because it stays when the menu closes.
 */
export function BillActs({ bill }: { bill: CostSpecification }) {
  const [isPacking, setIsPacking] = useState(false);
  const { st_obracuna: number, obdobje: period, inventarna_stevilka: unit } = bill;
  const hasEvidence = number !== null && period !== null;
  const onEvidence = hasEvidence ? () => setIsPacking(true) : undefined;
  return (
    <div className="bill-actions in-heading no-print">
      <MoreActs>
        {(close) => <OtherActs bill={bill} close={close} onEvidence={onEvidence} />}
      </MoreActs>
      {hasEvidence && isPacking ? (
        <EvidenceDialog
          unit={unit}
          bill={number}
          period={period}
          onClose={() => setIsPacking(false)}
        />
      ) : null}
    </div>
  );
}
