import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The open message, which is the fragment of the address: links to it can be shared, and Back closes it.
 *
 * @param anchor - the prefix of the fragment
 */
export function useOpenItem(anchor: string) {
  const { hash, search, state } = useLocation();
  const navigate = useNavigate();
  const [, named, id] = /^#([a-z]+)-(\d{1,9})$/.exec(hash) ?? [];
  const open = named === anchor ? Number(id) : undefined;
  const go = (next: string, replace: boolean) =>
    void navigate({ search, hash: next }, { replace, state, preventScrollReset: true });
  return {
    open,
    toggle: (item: number) => (open === item ? go('', true) : go(`#${anchor}-${item}`, false)),
  };
}
