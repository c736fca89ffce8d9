import type { BilledHome } from './billed-home';
import { brezova7 } from './brezova-7';
import { flat14 } from './flat-14';

/** The units whose bills have a cost specification and heat. */
export const homes: readonly BilledHome[] = [flat14, brezova7];
