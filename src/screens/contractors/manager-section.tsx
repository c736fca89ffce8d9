import { AskLink } from '../../parts/contact/ask-link';
import { allFacts } from '../../parts/contact/manager-facts';
import { OfficeWeek } from '../../parts/contact/office-hours';
import { useContactCard } from '../../parts/contact/use-contact-card';
import { RichText } from '../../parts/managers-text/rich-text';
import { QueryView } from '../../parts/query/query-view';
import { reachText as text } from '../../text/building/contact';
import { homeText } from '../../text/news/home';
import { Facts } from '../../ui/page/facts';
import '../../ui/page/halves.css';
import { SectionCard } from '../../ui/page/section-card';

/** How to contact the manager, and where the building's shut-off valves are. It does not wait for the list. */
export function ManagerSection() {
  const query = useContactCard();
  return (
    <div className="halves reach-cards">
      <SectionCard title={text.manager}>
        <QueryView query={query} skeletonLines={10} failedTitle={homeText.cardFailed}>
          {(card) => {
            const facts = allFacts(card);
            return (
              <>
                <p>
                  <strong>{card.upravnik.naziv}</strong>
                </p>
                {Object.keys(facts).length > 0 ? <Facts facts={facts} /> : <p>{text.unknown}</p>}
                <OfficeWeek hours={card.upravnik.uradne_ure} />
              </>
            );
          }}
        </QueryView>
        <p>
          <AskLink button>{text.ask}</AskLink>
        </p>
      </SectionCard>
      <Help query={query} />
    </div>
  );
}

/** Where to shut off water and heat, and what to do until help comes; nothing without data. */
function Help({ query }: { query: ReturnType<typeof useContactCard> }) {
  const { lokacije_zapornih_ventilov: places = [], navodila_html: advice } = query.data ?? {};
  if (places.length === 0 && !advice) return null;
  return (
    <SectionCard title={text.valves}>
      {advice ? <RichText html={advice} /> : null}
      {places.length > 0 ? (
        <Facts
          facts={Object.fromEntries(places.map(({ napeljava, mesto }) => [napeljava, mesto]))}
        />
      ) : null}
    </SectionCard>
  );
}
