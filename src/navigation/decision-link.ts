import { pathOf } from './page-table';

/** The address of a decision. @param id - `id_odlocitve` */
export function decisionPath(id: number): string {
  return pathOf('decision').replace(':id_odlocitve', String(id));
}
