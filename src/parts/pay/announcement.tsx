import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/bound-api';
import { formatDate } from '../../domain/dates/date';
import { isAnnounced } from '../../domain/payment/is-announced';
import type { Payment } from '../../domain/payment/payment';
import { announcementText as text } from '../../text/bills/announcement';
import { Notice } from '../../ui/states/notice';
import { sendAnnouncement } from './send-announcement';

interface AnnouncementProps {
  readonly payments: readonly Payment[];
}

interface AnnouncedProps extends AnnouncementProps {
  /** Set for those that the codes below leave out. */
  readonly leftOut?: boolean;
}

/** Which payments are announced already: they must not be paid twice (`pages.md` P4). */
export function Announced({ payments, leftOut = false }: AnnouncedProps) {
  const announced = payments.filter(isAnnounced);
  if (announced.length === 0) return null;
  const bills = announced
    .map(({ st_dokumenta, placilo }) =>
      text.bill(st_dokumenta, formatDate(placilo?.najavljeno_ob ?? null)),
    )
    .join(', ');
  return <Notice kind="warning">{leftOut ? text.leftOut(bills) : text.before(bills)}</Notice>;
}

/**
 * Says that bills are paid, or takes that back when all of them are announced (`pages.md` P4). Nothing for bills that are
 * not open items of the session's payer code, and for those under direct debit.
 */
export function AnnounceButton({ payments }: AnnouncementProps) {
  const api = useApi();
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const bills = payments.filter(({ direktna_obremenitev }) => direktna_obremenitev !== true);
  const takesBack = bills.every(isAnnounced);
  const ids = bills
    .filter((bill) => isAnnounced(bill) === takesBack)
    .flatMap(({ placilo, id_postavke }) => (placilo && id_postavke) ?? []);
  if (ids.length === 0) return null;
  const send = async () => {
    if (isBusy) return;
    setBusy(true);
    await sendAnnouncement(api, client, ids, takesBack);
    setBusy(false);
  };
  return (
    <button
      type="button"
      className="button button--quiet"
      aria-busy={isBusy}
      onClick={() => void send()}
    >
      {takesBack ? text.takeBack : text.announce}
    </button>
  );
}
