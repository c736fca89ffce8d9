import type { components } from '../../src/api/schema';
import type { Caller } from '../server/context';
import { toEuro } from '../values/money';
import type { Db, OpenItemRow } from '../world/db';
import { billDetails } from './bill-details';

type BillPayment = components['schemas']['BillPayment'];

/** What is known of the payment of an open item (pages.md P4). */
export function paymentOf(db: Db, item: OpenItemRow): BillPayment {
  const announced = db.paymentAnnouncement.findFirst({ where: { key: { equals: item.key } } });
  const payments =
    item.placano > 0
      ? db.payment
          .findMany({ where: { st_dokumenta: { equals: item.st_dokumenta } } })
          .filter(({ payer }) => payer === item.payer)
      : [];
  const last =
    payments
      .map(({ datum }) => datum)
      .sort()
      .at(-1) ?? null;
  return {
    stanje_placila: stateOf(item, announced, last),
    najavljeno_ob: announced?.najavljeno_ob ?? null,
    prejeto_ob: last,
    prejeti_znesek: toEuro(item.placano),
  };
}

/** A payment that was booked on the day of its announcement or later is the announced one. */
function stateOf(
  { direktna_obremenitev, znesek, placano }: OpenItemRow,
  announced: { readonly najavljeno_ob: string; readonly zavrnjeno: boolean } | null,
  last: string | null,
): BillPayment['stanje_placila'] {
  if (placano >= znesek) return 'prejeto';
  if (direktna_obremenitev) return 'v_direktni_obremenitvi';
  const isAwaited = announced && (last === null || last < announced.najavljeno_ob.slice(0, 10));
  if (isAwaited) return announced.zavrnjeno ? 'zavrnjeno' : 'najavljeno';
  return placano > 0 ? 'delno' : 'ni';
}

/** The data of an open item in an answer that its row does not have. */
export function openDetails(db: Db, caller: Caller, product: string, item: OpenItemRow) {
  return { ...billDetails(db, caller, product, item), placilo: paymentOf(db, item) };
}
