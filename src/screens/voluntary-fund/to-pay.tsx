import { useQuery } from '@tanstack/react-query';
import { openItemsQuery } from '../../api/billing';
import type { OpenItem, Unit } from '../../domain/api-types';
import { sumOf } from '../../domain/money/cents';
import { formatMoney } from '../../domain/money/number';
import { isCollected } from '../../domain/payment/is-collected';
import { useAccess } from '../../machines/portal-context';
import { isGranted } from '../../navigation/menu';
import { PayButton } from '../../parts/pay/pay-button';
import { UnknownYet } from '../../parts/query/unknown-yet';
import { payButtonText } from '../../text/bills/pay-button';
import { voluntaryFundText as text } from '../../text/funds/voluntary-fund';
import { Answer } from '../../ui/page/answer';

interface FundToPayProps {
  readonly building: string;
  readonly units: readonly Unit[];
}

/**
 * The user's open items of the building's voluntary funds, when page 2 is allowed. An item does not name its fund, so all of
 * them are paid together here.
 */
export function ToPay({ building, units }: FundToPayProps) {
  const allowed = isGranted('open-items', useAccess());
  const { data, isPending } = useQuery({ ...openItemsQuery(undefined), enabled: allowed });
  const inBuilding = new Set(
    units
      .filter(({ objekt_sifra }) => objekt_sifra === building)
      .map(({ inventarna_stevilka }) => inventarna_stevilka),
  );
  const isDue = (item: OpenItem) =>
    item.sklad === 'prostovoljni_sklad' &&
    item.odprto > 0 &&
    !isCollected(item) &&
    inBuilding.has(item.inventarna_stevilka);
  const open = allowed ? (data?.postavke.filter(isDue) ?? []) : [];
  if (allowed && isPending) return <UnknownYet />;
  if (open.length === 0) return null;
  return (
    <Answer act={<PayButton payments={open}>{payButtonText.pay}</PayButton>}>
      {text.toPay(formatMoney(sumOf(open.map(({ odprto }) => odprto))))}
    </Answer>
  );
}
