import type { MouseEvent, ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { pathOf } from '../../navigation/page-table';

const isFromList = (state: unknown) =>
  typeof state === 'object' && state !== null && 'fromList' in state;

/** A link to the list of records. A user who came from the list returns to it with its filters and scroll position. */
export function BackToRecords({ children }: { children: ReactNode }) {
  const { state } = useLocation();
  const navigate = useNavigate();
  const goBack = (event: MouseEvent) => {
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!isPlain || !isFromList(state)) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Link to={pathOf('manager-documents')} onClick={goBack} className="record-back">
      {children}
    </Link>
  );
}
