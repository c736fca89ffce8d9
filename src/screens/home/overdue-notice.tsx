import { useQuery } from '@tanstack/react-query';
import { openItemsQuery } from '../../api/billing';
import type { Unit } from '../../domain/api-types';
import { formatMoney } from '../../domain/number';
import { openItemsText } from '../../text/open-items';
import { Notice } from '../../ui/notice';

/** The sentence on what is late; nothing while nothing is, or nobody knows (`domain.md` P1). */
export function OverdueNotice({ unit }: { unit: Unit }) {
  const overdue = useQuery(openItemsQuery(unit.inventarna_stevilka)).data?.zapadlo ?? 0;
  if (overdue <= 0) return null;
  return <Notice>{openItemsText.overdueSentence(formatMoney(overdue))}</Notice>;
}
