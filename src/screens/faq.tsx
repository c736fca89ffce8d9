import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { questionsQuery } from '../api/questions';
import { wordSearch } from '../domain/search/word-search';
import { formLink } from '../navigation/form-link';
import { useAddress } from '../parts/address/use-address';
import { QueryView } from '../parts/query/query-view';
import { questions as forms } from '../text/common/nouns';
import { counted } from '../text/common/plural';
import { faqText as text } from '../text/news/faq';
import { pageTitles } from '../text/shell/pages';
import { Page } from '../ui/page/page';
import { SectionCard } from '../ui/page/section-card';
import { Empty } from '../ui/states/states';
import { SearchField } from '../ui/table/search-field';
import { Category } from './faq/category';
import { Elsewhere } from './faq/elsewhere';
import { type AskedQuestion, byCategory, found, withWords, wordsOfQuestion } from './faq/questions';
import '../ui/table/list-tools.css';
import './faq/faq.css';

function Questions({ all }: { all: readonly AskedQuestion[] }) {
  const at = useAddress();
  const search = useMemo(
    () => wordSearch(at.search, all.flatMap(wordsOfQuestion)),
    [all, at.search],
  );
  const hits = found(all, search);
  return (
    <>
      <div className="faq__search">
        <SearchField
          value={at.search}
          hint={text.searchHint}
          onSearch={(typed) => at.change({}, typed)}
        />
      </div>
      {/* Without a search the number says nothing to users who see the questions. */}
      <p role="status" className={search ? 'faq__count' : 'visually-hidden'}>
        {hits.length === 0 ? text.noHits : counted(hits.length, forms)}
      </p>
      {byCategory(hits).map(({ name, questions }) => (
        <Category key={name} name={name} questions={questions} search={search} />
      ))}
      {hits.length === 0 ? <Elsewhere typed={at.search} /> : null}
      <SectionCard title={text.notFound}>
        <Link
          to={formLink('splosno_vprasanje', {})}
          className={hits.length === 0 ? 'button' : 'button button--quiet'}
        >
          {text.ask}
        </Link>
      </SectionCard>
    </>
  );
}

/** §2 `/pogosta-vprasanja`, `pages.md` P21: frequent questions, with the manager's answers. */
export default function FaqScreen() {
  const query = useQuery({ ...questionsQuery(), select: withWords });
  return (
    <Page title={pageTitles.faq}>
      <QueryView query={query} skeletonLines={6}>
        {(all) => (all.length === 0 ? <Empty text={text.empty} /> : <Questions all={all} />)}
      </QueryView>
    </Page>
  );
}
