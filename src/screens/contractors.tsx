import { contractorsQuery } from '../api/building';
import type { Contractor } from '../domain/api-types';
import { compareTexts } from '../domain/search/compare-texts';
import { ListPage } from '../parts/list-page/list-page';
import { contractorsText as text } from '../text/building/contractors';
import { pageTitles } from '../text/shell/pages';
import { mailLink, telephoneLink, webLink } from '../ui/page/contact-links';
import { WholeValues } from '../ui/page/whole-values';
import type { Column } from '../ui/table/column';
import type { Filter } from '../ui/table/filter';
import { CallContractor, ContactActions } from './contractors/contact-actions';
import './contractors/contractors.css';
import { Emergency } from './contractors/emergency';
import { ManagerSection } from './contractors/manager-section';

const label = text.columns;

/** Both telephone numbers, the emergency number first. */
function telephonesOf({ dezurni_telefon, telefon }: Contractor) {
  if (dezurni_telefon === null && telefon === null) return null;
  return (
    <span className="contact-lines">
      {dezurni_telefon === null ? null : (
        <span>
          {telephoneLink(dezurni_telefon)} {text.onDuty}
        </span>
      )}
      {telephoneLink(telefon)}
    </span>
  );
}

/** E-mail and web page. */
function onlineOf({ email, splet }: Contractor) {
  const [mail, web] = [mailLink(email), webLink(splet)];
  if (mail === null && web === null) return null;
  return (
    <span className="contact-lines">
      {mail}
      {web}
    </span>
  );
}

const columns: Column<Contractor>[] = [
  {
    key: 'naziv',
    label: label.naziv,
    kind: 'text',
    card: 'title',
    note: ({ opis_del }) => opis_del,
  },
  {
    key: 'dejavnost',
    label: label.dejavnost,
    kind: 'text',
    card: 'sub',
    cardCell: ({ dejavnost, delovni_cas }) => [dejavnost, delovni_cas].filter(Boolean).join(' · '),
  },
  { key: 'opis_del', label: label.opis_del, kind: 'text', only: 'file' },
  { key: 'telefon', label: label.telefon, kind: 'text', cell: telephonesOf },
  { key: 'dezurni_telefon', label: label.dezurni_telefon, kind: 'text', only: 'file' },
  { key: 'email', label: label.email, kind: 'text', cell: onlineOf },
  { key: 'splet', label: label.splet, kind: 'text', only: 'file' },
  {
    key: 'delovni_cas',
    label: label.delovni_cas,
    kind: 'text',
    cell: ({ delovni_cas }) => delovni_cas && <WholeValues>{delovni_cas}</WholeValues>,
  },
  { key: 'pogodba_od', label: label.pogodba_od, kind: 'date', card: 'line', table: 'none' },
  { key: 'pogodba_do', label: label.pogodba_do, kind: 'date', card: 'line', table: 'none' },
];

/** Filters by activity; the choices are those of the list. */
const byActivity: Filter<Contractor> = {
  param: 'dejavnost',
  label: label.dejavnost,
  options: (rows) =>
    [...new Set(rows.map(({ dejavnost }) => dejavnost))]
      .sort(compareTexts)
      .map((value) => ({ value, label: value })),
  keeps: ({ dejavnost }, value) => dejavnost === value,
};

const filters = [byActivity];

/** §2 `/izvajalci`, `pages.md` P22: whom to call, and which contractors serve the building. */
export default function ContractorsScreen() {
  return (
    <ListPage
      of="building"
      title={pageTitles.contractors}
      file="izvajalci"
      query={({ building }) => contractorsQuery(building)}
      rows={(contractors) => contractors}
      rowKey={({ id_izvajalca }) => String(id_izvajalca)}
      columns={columns}
      filters={filters}
      sort="dejavnost"
      empty={text.empty}
      cardAction={(contractor) => <CallContractor contractor={contractor} />}
      rowActions={(contractor) => <ContactActions contractor={contractor} />}
      intro={<Emergency />}
      above={() => <h2>{text.all}</h2>}
      outro={<ManagerSection />}
    />
  );
}
