import { Link } from 'react-router-dom';
import { useAccess } from '../../machines/portal-context';
import { isGranted } from '../../navigation/menu';
import { pathOf } from '../../navigation/page-table';
import { AskLink } from '../../parts/contact/ask-link';
import { shortFacts } from '../../parts/contact/manager-facts';
import { useContactCard } from '../../parts/contact/use-contact-card';
import { QueryView } from '../../parts/query/query-view';
import { reachText } from '../../text/building/contact';
import { homeText as text } from '../../text/news/home';
import { Lines } from './lines';

/** How to contact the manager: telephone, e-mail, form, and whether the office is open now. */
export function ManagerCard() {
  const query = useContactCard();
  const hasContractors = isGranted('contractors', useAccess());
  return (
    <section className="card home__card" aria-labelledby="manager">
      <h2 id="manager">{reachText.manager}</h2>
      <QueryView query={query} skeletonLines={6} failedTitle={text.cardFailed}>
        {(card) => {
          const facts = shortFacts(card);
          const isKnown = Object.keys(facts).length > 0;
          return (
            <>
              <strong>{card.upravnik.naziv}</strong>
              {isKnown ? <Lines lines={facts} /> : <p>{reachText.unknown}</p>}
            </>
          );
        }}
      </QueryView>
      <div className="section-card__buttons">
        <AskLink button>{reachText.ask}</AskLink>
        {hasContractors ? (
          <Link className="home__link" to={pathOf('contractors')}>
            {reachText.all}
          </Link>
        ) : null}
      </div>
    </section>
  );
}
