import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { endsWithSession, messageFor, withNumber } from '../../api/errors';
import { loadedPart } from '../../domain/values/loaded-part';
import { messages } from '../../text/common/messages';
import { Failed, Skeleton, type SkeletonShape } from '../../ui/states/states';
import { PartialList } from './partial-list';
import './held.css';

interface QueryViewProps<Data> {
  readonly query: UseQueryResult<Data>;
  /** Lines of the skeleton, about as high as the content, so that the content below does not shift. */
  readonly skeletonLines: number;
  readonly skeletonShape?: SkeletonShape;
  /** The title of a failure; the load message of §8 by default. */
  readonly failedTitle?: string;
  readonly children: (data: Data) => ReactNode;
}

/** A query in its three states: pending, failed (with retry), successful. A failed refetch keeps the older data. */
export function QueryView<Data>(props: QueryViewProps<Data>) {
  const { query, skeletonLines, skeletonShape, failedTitle = messages.load, children } = props;
  if (query.data !== undefined) {
    const loaded = loadedPart(query.data);
    const failed = query.isError && !query.isFetching && !endsWithSession(query.error);
    return (
      <>
        {children(query.data)}
        {loaded ? (
          <PartialList loaded={loaded} onRetry={failed ? () => void query.refetch() : undefined} />
        ) : null}
      </>
    );
  }
  // An error of the session's end is shown elsewhere, without a retry.
  if (query.isError && !query.isFetching && !endsWithSession(query.error)) {
    return (
      <Failed
        title={failedTitle}
        detail={withNumber(messageFor(query.error, failedTitle), query.error)}
        onRetry={() => void query.refetch()}
      />
    );
  }
  return <Skeleton lines={skeletonLines} shape={skeletonShape} />;
}
