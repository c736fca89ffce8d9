import { useQuery } from '@tanstack/react-query';
import { openItemsQuery } from '../../api/billing';
import type { CostSpecification } from '../../domain/api-types';
import { isOrder } from '../../domain/payment/payment';
import { useAccess } from '../../machines/portal-context';
import { isGranted } from '../../navigation/menu';
import { PayButton } from '../../parts/pay/pay-button';
import { payButtonText } from '../../text/bills/pay-button';

/**
 * Pays what is open of a bill. Nothing is shown for a bill that is settled or paid by direct debit, for a user without the
 * page of open items, and when they cannot be loaded: that page reports its own failure.
 */
export function PayBill({ bill }: { bill: CostSpecification }) {
  const granted = isGranted('open-items', useAccess());
  const { data } = useQuery({
    ...openItemsQuery(bill.inventarna_stevilka),
    enabled: granted,
  });
  const item = data?.postavke.find(({ st_dokumenta }) => st_dokumenta === bill.st_obracuna);
  if (!item || item.odprto <= 0 || !isOrder(item)) return null;
  return <PayButton payments={[item]}>{payButtonText.pay}</PayButton>;
}
