import { AskLink } from '../../parts/contact/ask-link';
import { allFacts } from '../../parts/contact/manager-facts';
import { OfficeWeek } from '../../parts/contact/office-hours';
import { useContactCard } from '../../parts/contact/use-contact-card';
import { QueryView } from '../../parts/query/query-view';
import { reachText as text } from '../../text/building/contact';
import { homeText } from '../../text/news/home';
import { Facts } from '../../ui/page/facts';
import '../../ui/page/halves.css';
import { SectionCard } from '../../ui/page/section-card';

/** How to contact the manager. It does not wait for the list. */
export function ManagerSection() {
  const query = useContactCard();
  return (
    <SectionCard wide title={text.manager}>
      <QueryView query={query} skeletonLines={10} failedTitle={homeText.cardFailed}>
        {(card) => {
          const facts = allFacts(card);
          return (
            <>
              <p>
                <strong>{card.upravnik.naziv}</strong>
              </p>
              <div className="halves">
                {Object.keys(facts).length > 0 ? <Facts facts={facts} /> : <p>{text.unknown}</p>}
                <OfficeWeek hours={card.upravnik.uradne_ure} />
              </div>
            </>
          );
        }}
      </QueryView>
      <p>
        <AskLink button>{text.ask}</AskLink>
      </p>
    </SectionCard>
  );
}
