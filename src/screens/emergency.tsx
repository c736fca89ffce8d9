import Printer from 'lucide-react/icons/printer';
import type { ContactCard } from '../domain/api-types';
import { useLoggedIn, useSelectedUnit } from '../machines/portal-context';
import { ContactWays } from '../parts/contact/contact-ways';
import { EmergencyRow } from '../parts/contact/emergency-row';
import { allFacts } from '../parts/contact/manager-facts';
import { useContactCard } from '../parts/contact/use-contact-card';
import { LazyPart } from '../parts/query/lazy-part';
import { QueryView } from '../parts/query/query-view';
import { reachText } from '../text/building/contact';
import { publicNumbers, emergencyText as text } from '../text/building/emergency';
import { pageTitles } from '../text/shell/pages';
import { telephoneLink } from '../ui/page/contact-links';
import { Facts } from '../ui/page/facts';
import { Page } from '../ui/page/page';
import { SectionCard } from '../ui/page/section-card';
import { useBrand } from '../ui/theme/brand-context';
import '../ui/table/list-cards.css';

const loadRichText = async () => ({
  default: (await import('../parts/managers-text/rich-text')).RichText,
});

/** What to do until help comes; the part that reads the manager's text is a separate file. */
function Advice({ html }: { html: string }) {
  return (
    <SectionCard wide title={text.advice}>
      <LazyPart name="rich-text" load={loadRichText} skeletonLines={2}>
        {(RichText) => <RichText html={html} />}
      </LazyPart>
    </SectionCard>
  );
}

/** The part of the card that only residents of the building get. */
function OfBuilding({ card }: { card: ContactCard }) {
  const { nujni, lokacije_zapornih_ventilov: valves, navodila_html } = card;
  return (
    <>
      <section className="page__section">
        <h2>{text.building}</h2>
        {nujni.length > 0 ? (
          <ul className="list-cards__list" aria-label={text.building}>
            {nujni.map((contact) => (
              <EmergencyRow key={`${contact.panoga}/${contact.izvajalec}`} contact={contact} />
            ))}
          </ul>
        ) : (
          <p>{text.noBuilding}</p>
        )}
      </section>
      <SectionCard wide title={text.valves}>
        {valves.length > 0 ? (
          <Facts
            facts={Object.fromEntries(valves.map(({ napeljava, mesto }) => [napeljava, mesto]))}
          />
        ) : (
          <p>{text.noValves}</p>
        )}
      </SectionCard>
      {navodila_html === null ? null : <Advice html={navodila_html} />}
      <SectionCard wide title={card.upravnik.naziv}>
        {card.dezurna_stevilka === null ? <p>{text.noDuty}</p> : null}
        <Facts facts={allFacts(card)} />
      </SectionCard>
    </>
  );
}

/** Without a session: the contact in the configuration, and what a login adds. */
function ForVisitors() {
  const { contact } = useBrand();
  return (
    <>
      {contact ? (
        <SectionCard wide title={contact.name ?? reachText.help}>
          {contact.duty ? (
            <p>
              {reachText.duty}: {telephoneLink(contact.duty)}
            </p>
          ) : null}
          <ContactWays contact={contact} />
        </SectionCard>
      ) : null}
      <p>{text.logIn}</p>
    </>
  );
}

function ForResidents() {
  const query = useContactCard();
  return (
    <QueryView query={query} skeletonLines={8} failedTitle={text.failed}>
      {(card) => <OfBuilding card={card} />}
    </QueryView>
  );
}

/** Keeps the line of the lead until the units arrive. */
const LATER = '\u00A0';

/** `/nujni-primeri`, `pages.md` P33: whom to call first and what to shut off, also without a session. */
export default function EmergencyScreen() {
  const isLoggedIn = useLoggedIn();
  const unit = useSelectedUnit();
  return (
    <Page title={pageTitles.emergency} lead={unit?.naziv ?? (isLoggedIn && LATER)}>
      <p className="answer">{text.lead}</p>
      <section className="page__section">
        <h2>{text.everywhere}</h2>
        <ul className="list-cards__list" aria-label={text.everywhere}>
          {publicNumbers.map((contact) => (
            <EmergencyRow key={contact.telefon} contact={contact} />
          ))}
        </ul>
      </section>
      {isLoggedIn ? <ForResidents /> : <ForVisitors />}
      <p className="no-print">
        <button type="button" className="button button--quiet" onClick={() => window.print()}>
          <Printer size={18} aria-hidden />
          {text.print}
        </button>
      </p>
    </Page>
  );
}
