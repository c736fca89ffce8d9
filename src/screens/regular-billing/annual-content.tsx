import { useQuery } from '@tanstack/react-query';
import Printer from 'lucide-react/icons/printer';
import type { ReactNode } from 'react';
import { annualStatementQuery } from '../../api/billing-annual';
import type { AnnualStatement } from '../../domain/api-types';
import { annualTable } from '../../domain/bills/annual-statement';
import { csvOf } from '../../domain/files/csv';
import { fileNameOf } from '../../domain/files/export-name';
import { formatMoney } from '../../domain/money/number';
import { loadedPart } from '../../domain/values/loaded-part';
import { useUser } from '../../machines/portal-context';
import { DownloadButton } from '../../parts/documents/download-button';
import { QueryView } from '../../parts/query/query-view';
import { annualText as text } from '../../text/bills/annual-statement';
import { saveFile } from '../../ui/browser/save-file';
import { ExportButton } from '../../ui/controls/export-button';
import { Answer } from '../../ui/page/answer';
import { Empty } from '../../ui/states/states';
import { AnnualFund } from './annual-fund';
import { AnnualPaper } from './annual-paper';
import { AnnualUnit } from './annual-unit';
import '../../parts/dialog/panel-content.css';
import '../../ui/dialog/confirm-dialog.css';

/** The sum, and who bears it. */
function answerOf({ skupaj_znesek, skupaj_lastnik, skupaj_najemnik }: AnnualStatement): string {
  const total = formatMoney(skupaj_znesek);
  if (skupaj_najemnik === 0) return text.allOwner(total);
  if (skupaj_lastnik === 0) return text.allTenant(total);
  return text.answer(total, formatMoney(skupaj_lastnik), formatMoney(skupaj_najemnik));
}

/** What the dialog and the paper show alike, around the actions of the dialog. */
function StatementParts({ statement, acts }: { statement: AnnualStatement; acts?: ReactNode }) {
  const { enote, skladi, leto } = statement;
  return (
    <>
      <Answer>{answerOf(statement)}</Answer>
      {acts}
      {enote.map((unit) => (
        <AnnualUnit key={unit.inventarna_stevilka} unit={unit} />
      ))}
      {skladi.map((fund) => (
        <AnnualFund key={fund.objekt_sifra} fund={fund} year={leto} />
      ))}
      <p className="panel__note">{text.noAdvice}</p>
    </>
  );
}

function StatementActs({ statement }: { statement: AnnualStatement }) {
  const { leto, code_payer, pot_pdf: path } = statement;
  // A file or a print would lack the units that are still on their way.
  const isPartial = loadedPart(statement) !== undefined;
  const save = () => {
    const file = new Blob([csvOf(annualTable(statement))], { type: 'text/csv;charset=utf-8' });
    saveFile(file, fileNameOf(['letni_pregled', leto, code_payer], 'csv'));
  };
  return (
    <div className="confirm__actions no-print">
      {path === null ? null : (
        <DownloadButton key={path} document={text.document(leto)} file={path} />
      )}
      <ExportButton onExport={save} disabled={isPartial} />
      <button
        type="button"
        className="button button--quiet"
        disabled={isPartial}
        onClick={() => window.print()}
      >
        <Printer size={18} aria-hidden />
        {text.print}
      </button>
    </div>
  );
}

function Statement({ statement }: { statement: AnnualStatement }) {
  const hasNone = statement.enote.every(({ obracuni }) => obracuni.length === 0);
  if (hasNone && loadedPart(statement) === undefined) {
    return <Empty text={text.none} />;
  }
  return (
    <>
      <StatementParts statement={statement} acts={<StatementActs statement={statement} />} />
      <AnnualPaper payer={statement.code_payer} year={statement.leto}>
        <StatementParts statement={statement} />
      </AnnualPaper>
    </>
  );
}

interface AnnualContentProps {
  readonly unit: string | undefined;
  readonly year: number;
}

/** A year of regular bills by kind of cost, with the reserve fund. */
export default function AnnualContent({ unit, year }: AnnualContentProps) {
  const payer = useUser()?.code_payer ?? '';
  const query = useQuery({ ...annualStatementQuery({ payer, unit, year }), enabled: payer !== '' });
  return (
    <QueryView query={query} skeletonLines={14}>
      {(statement) => <Statement statement={statement} />}
    </QueryView>
  );
}
