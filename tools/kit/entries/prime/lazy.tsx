import type { ComponentType, ReactNode } from 'react';
import { PrimePart } from '../../../../src/ui/prime/prime-part';
import { Skeleton } from '../../../../src/ui/states/states';

/** A state of a part that is loaded as on a screen. */
export function lazy<Props>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  show: (Part: ComponentType<Props>) => ReactNode,
): ComponentType {
  return () => (
    <PrimePart load={load} placeholder={<Skeleton lines={4} />}>
      {show}
    </PrimePart>
  );
}
