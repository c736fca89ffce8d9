import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { changed } from './list-state';
import { type OwnState, useOwnState } from './own-state';

/** The state of a list in the browser's history entry. */
export interface ListAddress {
  readonly address: URLSearchParams;
  /** The search text. It is in the history state, not in the address, because it may be a personal name. */
  readonly search: string;
  /** Replaces parameters and the search text in the current history entry: Back leaves the page. */
  readonly change: (changes: Readonly<Record<string, string | undefined>>, search?: string) => void;
}

const searchIn = ({ search }: OwnState['left']) => (typeof search === 'string' ? search : '');

/** Reads and writes the state of a list; a reload, Back and a shared link restore it. */
export function useAddress(): ListAddress {
  const navigate = useNavigate();
  const location = useLocation();
  const address = useMemo(() => new URLSearchParams(location.search), [location.search]);
  const { left, toLeave } = useOwnState();
  const search = searchIn(left);
  // A second change may happen before the router has applied the first.
  const latest = useRef({ address, search });
  useEffect(() => {
    latest.current = { address, search };
  }, [address, search]);

  return {
    address,
    search,
    change: (changes, nextSearch = latest.current.search) => {
      const next = changed(latest.current.address, changes);
      latest.current = { address: next, search: nextSearch };
      const state = nextSearch === '' ? null : toLeave({ search: nextSearch });
      void navigate(
        { search: next.toString() },
        { replace: true, state, preventScrollReset: true },
      );
    },
  };
}
