import { type MouseEvent, useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { scrollToTop } from './scroll-to-top';

/**
 * A click handler for links to pages: the router follows plain clicks, the browser handles the others (a new tab, a
 * download). For many links: React Router's `Link` renders again at every navigation (`docs/decisions/0022`).
 *
 * @returns the same handler after every navigation
 */
export function useFollow(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const navigate = useNavigate();
  return useCallback(
    (event) => {
      const { button, metaKey, altKey, ctrlKey, shiftKey, currentTarget: link } = event;
      if (button !== 0 || metaKey || altKey || ctrlKey || shiftKey) return;
      event.preventDefault();
      // As in `Link`: a link to the current page adds no history entry.
      void navigate(link.pathname, { replace: link.href === window.location.href });
      // `useAfterNavigation` treats a navigation to the current page as a change of filters.
      if (link.pathname === window.location.pathname) scrollToTop();
    },
    [navigate],
  );
}
