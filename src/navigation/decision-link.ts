import { generatePath } from 'react-router-dom';
import { pathOf } from './page-table';

/** The address of a decision. @param id - `id_odlocitve` */
export function decisionPath(id: number): string {
  return generatePath(pathOf('decision'), { id_odlocitve: String(id) });
}
