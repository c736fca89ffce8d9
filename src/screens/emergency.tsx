import Printer from 'lucide-react/icons/printer';
import type { ContactCard } from '../domain/api-types';
import { useLoggedIn, useSelectedUnit } from '../machines/portal-context';
import { NumbersForAll, NumbersOfBuilding, Valves } from '../parts/contact/emergency-lists';
import { HelpCard } from '../parts/contact/help-card';
import { allFacts } from '../parts/contact/manager-facts';
import { useContactCard, useHasBuilding } from '../parts/contact/use-contact-card';
import { LazyPart } from '../parts/query/lazy-part';
import { QueryView } from '../parts/query/query-view';
import { UnknownYet } from '../parts/query/unknown-yet';
import { useKnownUnits } from '../parts/unit/use-units';
import { emergencyText as text } from '../text/building/emergency';
import { pageTitles } from '../text/shell/pages';
import { Answer } from '../ui/page/answer';
import { Facts } from '../ui/page/facts';
import '../ui/page/halves.css';
import { Page } from '../ui/page/page';
import { SectionCard } from '../ui/page/section-card';
import { useBrand } from '../ui/theme/brand-context';

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

function Print() {
  return (
    <p className="no-print">
      <button type="button" className="button button--quiet" onClick={() => window.print()}>
        <Printer size={18} aria-hidden />
        {text.print}
      </button>
    </p>
  );
}

/** Where to shut off what, and what to do until help comes. */
function UntilHelpComes({ card }: { card: ContactCard }) {
  const { navodila_html } = card;
  return (
    <>
      {useHasBuilding() ? <Valves card={card} /> : null}
      {navodila_html === null ? null : <Advice html={navodila_html} />}
      <Print />
    </>
  );
}

function Manager({ card }: { card: ContactCard }) {
  return (
    <SectionCard wide title={card.upravnik.naziv}>
      {card.dezurna_stevilka === null ? <p>{text.noDuty}</p> : null}
      <Facts wide facts={allFacts(card)} />
    </SectionCard>
  );
}

/** Without a session: the contact in the configuration, and what a login adds. */
function ForVisitors() {
  const { contact } = useBrand();
  return (
    <>
      <NumbersForAll />
      {contact ? <HelpCard contact={contact} /> : null}
      <p>{text.logIn}</p>
      <Print />
    </>
  );
}

/** The numbers, beside them the valves and what to do until help comes, and below them the manager. */
function ForResidents() {
  const query = useContactCard();
  const hasBuilding = useHasBuilding();
  const units = useKnownUnits();
  return (
    <>
      <div className="halves">
        <div className="column">
          <NumbersForAll />
          <QueryView query={query} skeletonLines={8} failedTitle={text.failed}>
            {(card) =>
              hasBuilding ? (
                <NumbersOfBuilding card={card} />
              ) : (
                <QueryView query={units} skeletonLines={8} failedTitle={text.failed}>
                  {() => null}
                </QueryView>
              )
            }
          </QueryView>
        </div>
        <div className="column">{query.data ? <UntilHelpComes card={query.data} /> : null}</div>
      </div>
      {query.data ? <Manager card={query.data} /> : null}
      {query.isPending ? <UnknownYet /> : null}
      {query.data ? null : <Print />}
    </>
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
      <Answer>{text.lead}</Answer>
      {isLoggedIn ? <ForResidents /> : <ForVisitors />}
    </Page>
  );
}
