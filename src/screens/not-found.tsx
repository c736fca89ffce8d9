import { Link } from 'react-router-dom';
import { useLoggedIn } from '../machines/portal-context';
import { pathOf } from '../navigation/page-table';
import { notFoundText } from '../text/shell/not-found';
import { pageTitles } from '../text/shell/pages';
import { Page } from '../ui/page/page';
import '../ui/page/section-card.css';

// Tests of the screens render without a browser.
const canGoBack = () => typeof history !== 'undefined' && history.length > 1;

/** §2 `/ni-najdeno`, `pages.md` P29. */
export default function NotFound() {
  const loggedIn = useLoggedIn();
  return (
    <Page title={pageTitles['not-found']} lead={notFoundText.hint}>
      <div className="section-card__buttons">
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
