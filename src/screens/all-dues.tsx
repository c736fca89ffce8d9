import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { dueListQuery } from '../api/billing-dues';
import type { DueList } from '../domain/api-types';
import { allDuesOf } from '../domain/bills/all-dues';
import { dueAnswer } from '../domain/bills/due-answer';
import { fromCents } from '../domain/money/cents';
import { formatMoney } from '../domain/money/number';
import { managerKey, managerLabels } from '../domain/people/manager';
import { QueryView } from '../parts/query/query-view';
import { allDuesText as text } from '../text/bills/all-dues';
import { pageTitles } from '../text/shell/pages';
import { Answer } from '../ui/page/answer';
import { Money } from '../ui/page/money';
import { Page } from '../ui/page/page';
import { SectionCard } from '../ui/page/section-card';
import { ManagerSection } from './all-dues/manager-section';
import '../ui/page/rows.css';
import './all-dues/all-dues.css';

/** The titles of the managers; with what the payer code is, where one manager has several. */
function labelsOf({ upravniki }: DueList): string[] {
  return managerLabels(upravniki).map((label, index) => {
    const { full_title = label, code_payer = '' } = upravniki[index] ?? {};
    return label === full_title ? label : text.atCode(full_title, code_payer);
  });
}

interface TotalProps {
  readonly list: DueList;
  /** Asks again, for the managers that are not in the total. */
  readonly askAgain: ReactNode;
}

/** The total, and by name which managers are in it and which are not. */
function Total({ list, askAgain }: TotalProps) {
  const { total, overdue, fresh, others, items, isWhole } = allDuesOf(list);
  const labels = labelsOf(list);
  const names = (rows: DueList['upravniki']) =>
    rows.map((row) => labels[list.upravniki.indexOf(row)]).join(', ');
  if (list.upravniki.length === 0) return <Answer>{text.noneGranted}</Answer>;
  if (fresh.length === 0) {
    return (
      <>
        <Answer>{text.noneAnswers}</Answer>
        <div>{askAgain}</div>
      </>
    );
  }
  return (
    <SectionCard title={text.total} wide>
      {isWhole ? (
        <Answer>{items.length === 0 ? text.nothing : dueAnswer(items)}</Answer>
      ) : (
        <>
          <strong className="all-dues__sum">
            <Money value={fromCents(total)} />
          </strong>
          <p>{text.overdue(formatMoney(fromCents(overdue)))}</p>
        </>
      )}
      {others.length > 0 ? (
        <>
          <p className="section-card__note">{text.included(names([...fresh]))}</p>
          <p className="section-card__note">{text.notIncluded(names([...others]))}</p>
          {askAgain}
        </>
      ) : null}
    </SectionCard>
  );
}

/** `/moje-obveznosti`, `pages.md` P34: what is owed to all managers of the account. */
export default function AllDuesScreen() {
  const query = useQuery(dueListQuery());
  return (
    <Page title={pageTitles['all-dues']} lead={text.each}>
      <QueryView query={query} skeletonLines={8} skeletonShape="amount">
        {(list) => {
          const labels = labelsOf(list);
          return (
            <div className="column">
              <Total
                list={list}
                askAgain={
                  <button
                    type="button"
                    className="button button--quiet"
                    aria-busy={query.isFetching}
                    onClick={() => void query.refetch()}
                  >
                    {text.askAgain}
                  </button>
                }
              />
              {list.upravniki.map((dues, index) => (
                <ManagerSection
                  key={managerKey(dues)}
                  dues={dues}
                  label={labels[index] ?? dues.full_title}
                />
              ))}
            </div>
          );
        }}
      </QueryView>
    </Page>
  );
}
