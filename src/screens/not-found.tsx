import { Link } from 'react-router-dom';
import { useLoggedIn } from '../machines/portal-context';
import { pathOf } from '../navigation/page-table';
import { notFoundText } from '../text/shell/not-found';
import { pageTitles } from '../text/shell/pages';
import { Page } from '../ui/page/page';

/** §2 `/ni-najdeno`, `pages.md` P29. */
export default function NotFound() {
  const loggedIn = useLoggedIn();
  return (
    <Page title={pageTitles['not-found']} lead={notFoundText.hint}>
      <p>
        <Link className="button" to={pathOf(loggedIn ? 'home' : 'login')}>
          {loggedIn ? notFoundText.toHome : notFoundText.toLogin}
        </Link>
      </p>
    </Page>
  );
}
