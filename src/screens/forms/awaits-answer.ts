import type { Submission } from '../../domain/api-types';

/** Whether a submission still waits for the manager's answer. */
export function awaitsAnswer({ status }: Submission): boolean {
  return status === 'prejeto' || status === 'v_obdelavi';
}
