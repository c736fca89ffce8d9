import type { LeaseItems } from '../../domain/bills/tenant-items';
import { formatDate } from '../../domain/dates/date';
import { fromCents } from '../../domain/money/cents';
import { formatMoney } from '../../domain/money/number';
import { BillActions } from '../../parts/bill/bill-actions';
import { PayButton } from '../../parts/pay/pay-button';
import { payButtonText } from '../../text/bills/pay-button';
import { tenantsText as text } from '../../text/bills/tenants-open-items';
import { PHONE, useMedia } from '../../ui/browser/use-media';
import { SubList } from '../../ui/table/sub-list';
import { columns } from './columns';

/**
 * A lease with its items, which the owner may pay for the tenant: the order has the tenant's reference and the owner as
 * payer (`pages.md` P15). Its own sums are shown only when there are several leases; the total is above the list.
 */
export function LeaseSection({ lease, alone }: { lease: LeaseItems; alone: boolean }) {
  const { first, items, open, overdue } = lease;
  const name = `${first.najemnik}, ${first.naziv_enote}`;
  const until = formatDate(first.pogodba_do);
  const about = (
    <div className="page__lead">
      <p>{`${text.payerCode}: ${first.sifra_placnika_najemnika}`}</p>
      <p>{`${text.lease}: ${text.leaseOf(formatDate(first.pogodba_od), until)}`}</p>
    </div>
  );
  // On a phone the rows begin near the top.
  const isPhone = useMedia(PHONE);
  return (
    <section className="page__section">
      <h2>{name}</h2>
      {isPhone ? null : about}
      <SubList
        title={name}
        rows={items}
        rowKey={(item) => item.st_dokumenta}
        columns={columns}
        sort="rok_placila"
        rowActions={(item) => (
          <BillActions
            pay={
              item.odprto > 0 ? (
                <PayButton payments={[{ ...item, sklad: 'redni' }]} quiet>
                  {payButtonText.title}
                </PayButton>
              ) : null
            }
            path={null}
            document={item.st_dokumenta}
          />
        )}
      />
      {alone ? null : (
        <p>
          {text.sums(
            formatMoney(fromCents(open)),
            overdue > 0n ? formatMoney(fromCents(overdue)) : null,
          )}
        </p>
      )}
      {isPhone ? about : null}
    </section>
  );
}
