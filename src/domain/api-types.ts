import type { Unit as ListedUnit } from './opened-schemas';

/** The contract's types as the portal reads them (`docs/decisions/0024`). `Unit` below replaces the contract's own. */
export type * from './opened';
export type * from './opened-schemas';

/** A unit of the list. The portal adds `mark` to rows that share their inventory number and label. */
export type Unit = ListedUnit & { readonly mark?: string };
