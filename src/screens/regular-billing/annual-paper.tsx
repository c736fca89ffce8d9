import type { ReactNode } from 'react';
import { formatDate } from '../../domain/dates/date';
import { today } from '../../domain/dates/today';
import { useUser } from '../../machines/portal-context';
import { useManagers } from '../../parts/manager/use-managers';
import { annualText as text } from '../../text/bills/annual-statement';
import { printText } from '../../text/common/print';
import { Paper } from '../../ui/page/paper';

interface AnnualPaperProps {
  readonly payer: string;
  readonly year: number;
  readonly children: ReactNode;
}

/** The printed statement: its title, payer, manager and day above what the dialog shows. */
export function AnnualPaper({ payer, year, children }: AnnualPaperProps) {
  const user = useUser();
  const { data: managers = [] } = useManagers();
  const manager = managers.find(({ manager: name }) => name === user?.selected_manager);
  const lines = [
    text.payer(payer),
    manager && `${printText.manager}: ${manager.full_title}`,
    `${printText.date}: ${formatDate(today())}`,
  ];
  return (
    <Paper>
      <h2>{text.title(year)}</h2>
      <p>{lines.filter(Boolean).join(' · ')}</p>
      {children}
    </Paper>
  );
}
