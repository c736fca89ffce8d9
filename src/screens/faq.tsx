import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { messageFor } from '../api/errors';
import { questionsQuery } from '../api/questions';
import { pathOf } from '../navigation/page-table';
import { faqText as text } from '../text/faq';
import { pageTitles } from '../text/pages';
import { counted, questions as forms } from '../text/plural';
import { SearchField } from '../ui/list-page/search-field';
import { useAddress } from '../ui/list-page/use-address';
import { Page } from '../ui/page';
import { QueryView } from '../ui/query-view';
import { Empty } from '../ui/states';
import { Category } from './faq/category';
import { type AskedQuestion, byCategory, found, withText } from './faq/questions';
import '../ui/list-page/list-tools.css';
import './faq/faq.css';

const ask = (
  <Link to={pathOf('forms')} className="faq__ask">
    {text.ask}
  </Link>
);

function Questions({ all }: { all: readonly AskedQuestion[] }) {
  const at = useAddress();
  const hits = found(all, at.search);
  return (
    <>
      <div className="faq__search">
        <SearchField value={at.search} onSearch={(search) => at.change({}, search)} />
      </div>
      <p role="status" className="faq__count">
        {hits.length === 0 ? text.noHits : counted(hits.length, forms)}
      </p>
      {byCategory(hits).map(({ name, questions }) => (
        <Category key={name} name={name} questions={questions} search={at.search} />
      ))}
      <p>{ask}</p>
    </>
  );
}

/** §2 `/pogosta-vprasanja`, `domain.md` P21: what many ask, with the manager's answers. */
export default function FaqScreen() {
  const query = useQuery({ ...questionsQuery(), select: withText });
  return (
    <Page title={pageTitles.faq}>
      <QueryView query={query} skeletonLines={6} explain={messageFor}>
        {(all) => (all.length === 0 ? <Empty text={text.empty} /> : <Questions all={all} />)}
      </QueryView>
    </Page>
  );
}
