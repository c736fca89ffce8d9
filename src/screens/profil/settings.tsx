import { useAccess } from '../../machines/portal-context';
import { isGranted } from '../../navigation/menu';
import { pathOf } from '../../navigation/page-table';
import { LinkRows } from '../../parts/address/link-rows';
import { profileText as text } from '../../text/account/profile';
import { pageTitles } from '../../text/shell/pages';
import { SectionCard } from '../../ui/page/section-card';

const pages = [
  { name: 'people', note: text.people },
  { name: 'preferences', note: text.notices },
  { name: 'delivery', note: text.delivery },
] as const;

/** The pages with settings of the account, one row each (`pages.md` P2). */
export function Settings() {
  const access = useAccess();
  const links = pages
    .filter(({ name }) => isGranted(name, access))
    .map(({ name, note }) => ({ to: pathOf(name), title: pageTitles[name], note }));
  return (
    <SectionCard title={text.settings}>
      <LinkRows links={links} />
    </SectionCard>
  );
}
