import { downloads } from './downloads';
import type { Drive } from './drive';
import { queries } from './queries';
import { writes } from './writes';

/** All drives; `completeness.test.ts` holds that no function of `src/api` is missing. */
export const drives: readonly Drive[] = [...queries, ...downloads, ...writes];
