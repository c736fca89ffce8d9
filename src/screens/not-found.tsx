import CircleHelp from 'lucide-react/icons/circle-help';
import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { useLoggedIn } from '../machines/portal-context';
import { pathOf } from '../navigation/page-table';
import { notFoundText } from '../text/shell/not-found';
import { pageTitles } from '../text/shell/pages';
import { Page } from '../ui/page/page';

const circle: CSSProperties = {
  display: 'grid',
  placeItems: 'center',
  width: 64,
  height: 64,
  marginBlockEnd: 10,
  borderRadius: '50%',
  background: 'var(--accent-soft)',
  color: 'var(--accent)',
};

const sign = (
  <div style={circle}>
    <CircleHelp size={36} strokeWidth={1.5} aria-hidden />
  </div>
);

/** In the card of a visitor the ways are as wide as on the other pages before login. */
const ways = (loggedIn: boolean): CSSProperties => ({
  display: loggedIn ? 'flex' : 'grid',
  flexWrap: 'wrap',
  gap: 12,
});

// Tests of the screens render without a browser.
const canGoBack = () => typeof history !== 'undefined' && history.length > 1;

/** §2 `/ni-najdeno`, `pages.md` P29. */
export default function NotFound() {
  const loggedIn = useLoggedIn();
  return (
    <Page title={pageTitles['not-found']} path={sign} lead={notFoundText.hint}>
      <div style={ways(loggedIn)}>
        <Link className="button" to={pathOf(loggedIn ? 'home' : 'login')}>
          {loggedIn ? notFoundText.toHome : notFoundText.toLogin}
        </Link>
        {canGoBack() ? (
          <button type="button" className="button button--quiet" onClick={() => history.back()}>
            {notFoundText.back}
          </button>
        ) : null}
      </div>
    </Page>
  );
}
