import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '../../api/errors';
import { listText } from '../../text/common/list';
import { Empty } from '../../ui/states/states';
import { QueryView } from '../query/query-view';

interface OwnersViewProps<Data> {
  readonly query: UseQueryResult<Data>;
  /** Set to false for an answer that every user gets. */
  readonly only?: boolean;
  readonly children: (data: Data) => ReactNode;
}

/** Whether the server refuses the rows to this user. */
export function isRefused({ error }: Pick<UseQueryResult, 'error'>): boolean {
  return error instanceof ApiError && error.status === 403;
}

/** A query for owners only; other users see a message without a retry (`pages.md` E-SAMO-LASTNIK). */
export function OwnersView<Data>({ query, only = true, children }: OwnersViewProps<Data>) {
  if (only && isRefused(query)) {
    return <Empty text={listText.ownersOnly} />;
  }
  return (
    <QueryView query={query} skeletonLines={6}>
      {children}
    </QueryView>
  );
}
