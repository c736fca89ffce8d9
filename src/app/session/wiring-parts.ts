import type { Portal } from '../../machines/portal-context';
import type { OwnSession } from '../../storage/own-session';
import type { Actors } from './actors';
import type { Router, Surroundings } from './surroundings';

/** What the functions that connect the machines share. */
export interface Wiring
  extends Pick<Surroundings<Router>, 'queryClient' | 'browser' | 'notices' | 'onVisible'> {
  readonly actors: Actors;
  readonly portal: Portal;
  readonly own: OwnSession;
}
