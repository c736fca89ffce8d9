import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { changed } from './list-state';

/** How a list stands, as the browser's history keeps it. */
export interface ListAddress {
  readonly address: URLSearchParams;
  /** What is searched for. It stands in the history entry, not in the address: it may be a person's name. */
  readonly search: string;
  /** Changes parameters, and what is searched for, in place: Back leaves the page. */
  readonly change: (changes: Readonly<Record<string, string | undefined>>, search?: string) => void;
}

const searchIn = (state: unknown) =>
  typeof state === 'object' &&
  state !== null &&
  'search' in state &&
  typeof state.search === 'string'
    ? state.search
    : '';

/** The history state of a list that is searched: for a link that leads to certain rows, as to a bill by its number. */
export const searchFor = (search: string) => (search === '' ? null : { search });

/** Reads and writes how a list stands; reload, Back and a link that was passed on bring it back. */
export function useAddress(): ListAddress {
  const navigate = useNavigate();
  const location = useLocation();
  const address = useMemo(() => new URLSearchParams(location.search), [location.search]);
  const search = searchIn(location.state);
  // A second change may come before the router has taken in the first.
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
      const state = searchFor(nextSearch);
      void navigate(
        { search: next.toString() },
        { replace: true, state, preventScrollReset: true },
      );
    },
  };
}
