import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { dueListQuery } from '../api/billing-dues';
import type { DueList, ManagerDues } from '../domain/api-types';
import { allDuesOf, firstToPay } from '../domain/bills/all-dues';
import { allDuesAnswer } from '../domain/bills/due-answer';
import { formatDate } from '../domain/dates/date';
import { formatMoney } from '../domain/money/number';
import { managerKey, managerLabels } from '../domain/people/manager';
import { useManagers } from '../parts/manager/use-managers';
import { QueryView } from '../parts/query/query-view';
import { allDuesText as text } from '../text/bills/all-dues';
import { pageTitles } from '../text/shell/pages';
import { Answer } from '../ui/page/answer';
import { Page } from '../ui/page/page';
import { Notice } from '../ui/states/notice';
import { isNothingDue, ManagerSection } from './all-dues/manager-section';
import '../ui/page/rows.css';

/** The titles of the managers; with what the payer code is, where one manager has several. */
function labelsOf({ upravniki }: DueList): string[] {
  return managerLabels(upravniki).map((label, index) => {
    const { full_title = label, code_payer = '' } = upravniki[index] ?? {};
    return label === full_title ? label : text.atCode(full_title, code_payer);
  });
}

/** The managers in the server's order, those who are owed nothing last. */
function dueFirst({ upravniki }: DueList): readonly ManagerDues[] {
  const isSettled = (dues: ManagerDues) => Number(isNothingDue(dues));
  return upravniki.toSorted((one, other) => isSettled(one) - isSettled(other));
}

/** A manager that is not in the total, with its last known amount. */
function leftOut({ odprto, osvezeno_ob, stanje }: ManagerDues, label: string): string {
  const isKnown = stanje === 'zastarelo' && osvezeno_ob !== null && odprto > 0;
  return isKnown ? text.lastKnown(label, formatMoney(odprto), formatDate(osvezeno_ob)) : label;
}

interface TotalProps {
  readonly list: DueList;
  /** Asks again when no manager has answered. */
  readonly askAgain: ReactNode;
}

/** What is to pay, and what that leaves out. */
function Total({ list, askAgain }: TotalProps) {
  const dues = allDuesOf(list);
  const { fresh, others, items } = dues;
  const labels = labelsOf(list);
  const out = others.map((row) => leftOut(row, labels[list.upravniki.indexOf(row)] ?? ''));
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
    <section className="page__section" aria-label={text.total}>
      <Answer>{dues.isWhole && items.length === 0 ? text.nothing : allDuesAnswer(dues)}</Answer>
      {out.length > 0 ? <Notice kind="warning">{text.notIncluded(out.join('; '))}</Notice> : null}
    </section>
  );
}

/** `/moje-obveznosti`, `pages.md` P34: what is owed to all managers of the account. */
export default function AllDuesScreen() {
  const query = useQuery(dueListQuery());
  const { data: managers } = useManagers();
  return (
    <Page title={pageTitles['all-dues']} lead={managers?.length === 1 ? text.eachItem : text.each}>
      <QueryView query={query} skeletonLines={8} skeletonShape="amount">
        {(list) => {
          const labels = labelsOf(list);
          const first = firstToPay(list);
          const isOnly = list.upravniki.filter((dues) => !isNothingDue(dues)).length === 1;
          const noneAnswers = list.upravniki.every(({ stanje }) => stanje !== 'svezo');
          const askAgain = (
            <button
              type="button"
              className="button button--quiet"
              aria-busy={query.isFetching}
              onClick={() => void query.refetch()}
            >
              {text.askAgain}
            </button>
          );
          return (
            <div className="column">
              <Total list={list} askAgain={askAgain} />
              {dueFirst(list).map((dues) => (
                <ManagerSection
                  key={managerKey(dues)}
                  dues={dues}
                  label={labels[list.upravniki.indexOf(dues)] ?? dues.full_title}
                  first={first}
                  isOnly={isOnly}
                  askAgain={noneAnswers ? null : askAgain}
                />
              ))}
            </div>
          );
        }}
      </QueryView>
    </Page>
  );
}
