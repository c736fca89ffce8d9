import type { ContactCard } from '../../domain/api-types';
import type { Brand } from '../../domain/people/brand';
import { pathOf } from '../../navigation/page-table';
import { NumbersForAll, NumbersOfBuilding, Valves } from '../../parts/contact/emergency-lists';
import { HelpCard } from '../../parts/contact/help-card';
import { allFacts } from '../../parts/contact/manager-facts';
import { OfficeWeek } from '../../parts/contact/office-hours';
import { reachText } from '../../text/building/contact';
import { emergencyText } from '../../text/building/emergency';
import { offlineText as text } from '../../text/building/offline';
import { pageTitles } from '../../text/shell/pages';
import { Facts } from '../../ui/page/facts';
import { SectionCard } from '../../ui/page/section-card';

/** What the session adds to the card. */
export interface BuildingOfCard {
  readonly card: ContactCard;
  /** The address of the building; without a unit the card has the manager only. */
  readonly building: string | undefined;
  /** What to do until help comes, as text. */
  readonly advice: string | undefined;
}

interface CardPageProps {
  readonly brand: Pick<Brand, 'name' | 'contact'>;
  /** When the page is kept, as users read it. */
  readonly time: string;
  readonly of?: BuildingOfCard | undefined;
}

/** Without what changes with the time of day, and without what needs a network. */
function lastingFacts(card: ContactCard) {
  const { [reachText.office]: _office, [reachText.web]: _web, ...lasting } = allFacts(card);
  return lasting;
}

/** A link to the address that is open, which asks the network again; the script of `kept-response.ts` makes it a reload. */
const SAME_ADDRESS = '';

function OfBuilding({ card, building, advice }: BuildingOfCard) {
  return (
    <>
      {building === undefined ? null : (
        <>
          <NumbersOfBuilding card={card} />
          <Valves card={card} />
        </>
      )}
      {advice ? (
        <SectionCard wide title={emergencyText.advice}>
          <p className="kept__advice">{advice}</p>
        </SectionCard>
      ) : null}
      <SectionCard wide title={card.upravnik.naziv}>
        {card.dezurna_stevilka === null ? <p>{emergencyText.noDuty}</p> : null}
        <Facts facts={lastingFacts(card)} />
        <OfficeWeek hours={card.upravnik.uradne_ure} />
      </SectionCard>
    </>
  );
}

/** The emergency card as it is kept (`pages.md` P33): it has no script, so nothing in it depends on the current time. */
export function CardPage({ brand, time, of }: CardPageProps) {
  return (
    <main className="kept page">
      <header className="page__header">
        <p className="kept__name">{brand.name}</p>
        <h1>{pageTitles.emergency}</h1>
        {of?.building ? <div className="page__lead">{of.building}</div> : null}
        <p className="page__lead">{text.kept(time)}</p>
      </header>
      <p className="answer">{emergencyText.lead}</p>
      <NumbersForAll />
      {of ? <OfBuilding {...of} /> : null}
      {!of && brand.contact ? <HelpCard contact={brand.contact} /> : null}
      {of ? null : <p>{text.publicOnly}</p>}
      <p>
        <a className="button button--quiet" href={SAME_ADDRESS}>
          {text.retry}
        </a>
      </p>
    </main>
  );
}

/** What every other address shows without a network. */
export function NoNetworkPage({ brand }: Pick<CardPageProps, 'brand'>) {
  return (
    <main className="kept page">
      <header className="page__header">
        <p className="kept__name">{brand.name}</p>
        <h1>{text.title}</h1>
      </header>
      <p>{text.detail}</p>
      <p className="section-card__buttons">
        <a className="button" href={SAME_ADDRESS}>
          {text.retry}
        </a>
        <a className="button button--quiet" href={pathOf('emergency')}>
          {pageTitles.emergency}
        </a>
      </p>
    </main>
  );
}
