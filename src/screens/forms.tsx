import { Link, useLocation } from 'react-router-dom';
import { useHasSession } from '../machines/portal-context';
import { pathOf } from '../navigation/page-table';
import { useAddress } from '../parts/address/use-address';
import { formsText as text } from '../text/forms/forms';
import { pageTitles } from '../text/shell/pages';
import { Tabs } from '../ui/controls/tabs';
import { Page } from '../ui/page/page';
import { FormPart } from './forms/form-part';
import './forms/forms.css';
import { Submissions } from './forms/submissions';
import { formsTab, sentTab, TAB_PARAMETER, tabOf } from './forms/views';

/** §2 `/obrazci`, `pages.md` P24: the manager's forms, also for visitors. A user can send them and see their state. */
export default function FormsScreen() {
  // Also during a logout: a form that is being sent stays on the screen, so that the user sees the result.
  const loggedIn = useHasSession();
  const { hash } = useLocation();
  const { address, change } = useAddress();
  if (!loggedIn) {
    const lead = (
      <>
        {text.visitor} <Link to={pathOf('login')}>{pageTitles.login}</Link>
      </>
    );
    return (
      <Page title={pageTitles.forms} lead={lead}>
        <FormPart online={false} />
      </Page>
    );
  }
  return (
    <Page title={pageTitles.forms}>
      <Tabs
        label={text.tabs}
        tabs={[
          { key: formsTab, label: text.forms, content: () => <FormPart online /> },
          { key: sentTab, label: text.sent, content: () => <Submissions /> },
        ]}
        shown={tabOf(address, hash)}
        onShow={(key) => change({ [TAB_PARAMETER]: key === formsTab ? undefined : key })}
      />
    </Page>
  );
}
