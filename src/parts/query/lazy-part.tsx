import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import type { SkeletonShape } from '../../ui/states/states';
import { QueryView } from './query-view';

interface LazyPartProps<Props> {
  /** Tells the part from others. */
  readonly name: string;
  readonly load: () => Promise<{ readonly default: ComponentType<Props> }>;
  readonly skeletonLines: number;
  readonly skeletonShape?: SkeletonShape;
  readonly failedTitle?: string;
  readonly children: (Part: ComponentType<Props>) => ReactNode;
}

/** A part of a page that comes as a file of its own. Where that fails, only this part says so and can be asked for again. */
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
