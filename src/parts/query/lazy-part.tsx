import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import type { SkeletonShape } from '../../ui/states/states';
import { QueryView } from './query-view';

interface LazyPartProps<Props> {
  /** Identifies the part in the cache. */
  readonly name: string;
  readonly load: () => Promise<{ readonly default: ComponentType<Props> }>;
  readonly skeletonLines: number;
  readonly skeletonShape?: SkeletonShape;
  readonly failedTitle?: string;
  readonly children: (Part: ComponentType<Props>) => ReactNode;
}

/** A part of a page that is loaded as a separate chunk. A failure is shown in its place, with a retry. */
export function LazyPart<Props>(props: LazyPartProps<Props>) {
  const { name, load, children, ...view } = props;
  const query = useQuery({
    queryKey: ['part', name],
    queryFn: load,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  return (
    <QueryView query={query} {...view}>
      {(part) => children(part.default)}
    </QueryView>
  );
}
