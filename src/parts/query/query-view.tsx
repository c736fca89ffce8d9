import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { endsWithSession, messageFor } from '../../api/errors';
import { messages } from '../../text/common/messages';
import { Failed, Skeleton, type SkeletonShape } from '../../ui/states/states';

interface QueryViewProps<Data> {
  readonly query: UseQueryResult<Data>;
  /** Lines of grey where content will stand, as many as are about as high: what stands below then stays in its place. */
  readonly skeletonLines: number;
  readonly skeletonShape?: SkeletonShape;
  /** The failure's title; the load message of §8 unless told. */
  readonly failedTitle?: string;
  readonly children: (data: Data) => ReactNode;
}

/** One server answer in its three states: on its way, failed (with retry), there. Older data outlasts a failed refresh. */
export function QueryView<Data>(props: QueryViewProps<Data>) {
  const { query, skeletonLines, skeletonShape, failedTitle = messages.load, children } = props;
  if (query.data !== undefined) return children(query.data);
  // What ends with the session has no message of its own, and no second try.
  if (query.isError && !query.isFetching && !endsWithSession(query.error)) {
    return (
      <Failed
        title={failedTitle}
        detail={messageFor(query.error, failedTitle)}
        onRetry={() => void query.refetch()}
      />
    );
  }
  return <Skeleton lines={skeletonLines} shape={skeletonShape} />;
}
