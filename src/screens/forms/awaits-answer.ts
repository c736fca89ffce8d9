import type { Submission } from '../../domain/api-types';

/** Whether the manager is still to answer what was sent. */
export function awaitsAnswer({ status }: Submission): boolean {
  return status === 'prejeto' || status === 'v_obdelavi';
}
