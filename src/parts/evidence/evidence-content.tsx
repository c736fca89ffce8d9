import { useQuery, useQueryClient } from '@tanstack/react-query';
import { unitLabel } from '../../domain/units/unit';
import { useAccess, useSelectedUnit, useUser } from '../../machines/portal-context';
import { isGranted } from '../../navigation/menu';
import { useCurrentManager } from '../manager/use-current-manager';
import { QueryView } from '../query/query-view';
import { useKnownUnits } from '../unit/use-units';
import { Complaint } from './complaint';
import { PackChoice } from './pack-choice';
import { planAll } from './plan-all';
import { usePackRun } from './use-pack-run';
import '../../ui/page/paper.css';
import '../dialog/panel-content.css';
import './evidence-content.css';

interface EvidenceContentProps {
  readonly unit: string;
  readonly bill: string;
  readonly period: string;
  readonly close: () => void;
}

/** What goes into the pack, and the complaint that it is for. */
export default function EvidenceContent({ unit, bill, period, close }: EvidenceContentProps) {
  const cache = useQueryClient();
  const access = useAccess();
  const user = useUser();
  const manager = useCurrentManager();
  const { data: units, isFetched } = useKnownUnits();
  const selected = useSelectedUnit();
  // The list of units may not load; then the portal knows the selected one from the visit before.
  const own = (units ?? (selected ? [selected] : [])).find(
    ({ inventarna_stevilka }) => inventarna_stevilka === unit,
  );
  const plan = useQuery({
    queryKey: ['evidence-plan', unit, bill],
    queryFn: () =>
      planAll(cache, { unit, bill, period, building: own?.objekt_sifra }, (page) =>
        isGranted(page, access),
      ),
    enabled: isFetched,
    // The plan has whole files; it must not outlive the dialog.
    gcTime: 0,
    structuralSharing: false,
  });
  const pack = usePackRun({
    manager: manager?.label ?? '',
    payer: user?.code_payer ?? '',
    unit: own ? unitLabel(own) : unit,
    period,
    bill,
    date: plan.data?.date ?? '',
    version: import.meta.env.VITE_PORTAL_VERSION ?? '',
  });
  const { run } = pack;
  return (
    <>
      <QueryView query={plan} skeletonLines={12}>
        {({ sections }) => <PackChoice plan={sections} pack={pack} />}
      </QueryView>
      <Complaint
        unit={unit}
        bill={bill}
        period={period}
        pack={run.kind === 'made' ? run.made.file : undefined}
        close={close}
      />
    </>
  );
}
