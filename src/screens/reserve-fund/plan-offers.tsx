import { downloadDocument } from '../../api/document-file';
import type { FundOffer, FundPlan } from '../../domain/api-types';
import { DownloadButton } from '../../parts/documents/download-button';
import { fundPlanText as text } from '../../text/funds/fund-plan';
import type { Column } from '../../ui/table/column';
import { SubList } from '../../ui/table/sub-list';
import '../../ui/page/disclosure.css';

const label = text.offerColumns;

const columns: Column<FundOffer>[] = [
  {
    key: 'ponudnik',
    label: label.ponudnik,
    kind: 'text',
    card: 'title',
    note: ({ izbrana }) => (izbrana ? text.chosenOffer : null),
  },
  { key: 'znesek', label: label.znesek, kind: 'money', card: 'amount' },
];

/** The offers for each planned work that has any, the lowest first; the chosen one is marked. */
export function PlanOffers({ works }: { works: readonly FundPlan[] }) {
  return works
    .filter(({ ponudbe }) => ponudbe.length > 0)
    .map(({ leto, opis, ponudbe }) => {
      const title = text.offers(opis, ponudbe.length);
      return (
        <details key={`${leto} ${opis}`} className="plan-offers">
          <summary>{title}</summary>
          <SubList
            title={title}
            rows={ponudbe}
            rowKey={({ ponudnik, znesek }) => `${ponudnik} ${znesek}`}
            columns={columns}
            sort="znesek"
            rowActions={({ id_dokumenta: id, ponudnik }) =>
              id === null ? null : (
                <DownloadButton document={text.offer(ponudnik)} file={downloadDocument(id)} />
              )
            }
          />
        </details>
      );
    });
}
