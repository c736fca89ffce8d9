import { Link } from 'react-router-dom';
import { pathOf } from '../../navigation/page-table';
import { pageTitles } from '../../text/shell/pages';
import { emptyText } from '../../text/shell/shell';
import { Empty } from '../../ui/states/states';
import { ReachManager } from '../contact/reach-manager';

/** The message for an account without a unit, with a link to add one (`pages.md` E-NI-ENOTE). */
export function NoUnit() {
  return (
    <>
      <Empty text={emptyText.noUnit} />
      <ReachManager />
      <p>
        <Link className="button" to={pathOf('add-manager')}>
          {pageTitles['add-manager']}
        </Link>
      </p>
    </>
  );
}
