import { useContext } from 'react';
import type { FundPosting } from '../../domain/api-types';
import { BillActions } from '../../parts/bill/bill-actions';
import { InTable } from '../../ui/table/in-table';
import './posting-document.css';

/** The number of a posting's document; in a table with the document itself, which few postings have. */
export function PostingDocument({ posting }: { posting: FundPosting }) {
  const { st_dokumenta, pot, opis } = posting;
  const number = <span className="list__whole">{st_dokumenta}</span>;
  if (!useContext(InTable) || pot === null) return number;
  return (
    <div className="posting-document">
      {number}
      <BillActions path={pot} document={opis} />
    </div>
  );
}
