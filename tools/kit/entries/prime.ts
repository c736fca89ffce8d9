import type { Entry } from '../entry';
import { loading } from './prime/loading';
import { timeline } from './prime/timeline';

/** The parts of `src/ui/prime/`. */
export const prime: readonly Entry[] = [loading, timeline];
