import { type MouseEvent, useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { scrollToTop } from './scroll-to-top';

/**
 * Lets the router follow a plain click on a link to a page; the browser keeps the others (a new tab, a download). For where
 * there are many links: React Router's own `Link` draws itself anew at every navigation (`docs/decisions/0022`).
 *
 * @returns the handler, the same one from navigation to navigation
 */
export function useFollow(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const navigate = useNavigate();
  return useCallback(
    (event) => {
      const { button, metaKey, altKey, ctrlKey, shiftKey, currentTarget: link } = event;
      if (button !== 0 || metaKey || altKey || ctrlKey || shiftKey) return;
      event.preventDefault();
      // As in `Link`: a click on the page that is open makes no entry in the history.
      void navigate(link.pathname, { replace: link.href === window.location.href });
      // To the page that is open: for `useAfterNavigation` it is a change of its filters.
      if (link.pathname === window.location.pathname) scrollToTop();
    },
    [navigate],
  );
}
