import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Unit } from '../../domain/api-types';
import { Skeleton } from '../../ui/states/states';
import { QueryView } from '../query/query-view';
import { NoUnit } from './no-unit';

interface UnitGateProps {
  readonly units: UseQueryResult<Unit[]>;
  readonly selected: Unit | undefined;
  readonly children: (unit: Unit) => ReactNode;
}

/** Renders content that needs a unit once one is selected; a message for users without units (`pages.md` E-NI-ENOTE). */
export function UnitGate({ units, selected, children }: UnitGateProps) {
  if (selected) return children(selected);
  return (
    <QueryView query={units} skeletonLines={6}>
      {(list) => (list.length === 0 ? <NoUnit /> : <Skeleton lines={6} />)}
    </QueryView>
  );
}
