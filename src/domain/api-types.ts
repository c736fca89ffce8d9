import type { Unit as ListedUnit } from './opened-schemas';

/** The contract's types as the portal reads them (`docs/decisions/0024`); `Unit` below takes the place of the contract's own. */
export type * from './opened';
export type * from './opened-schemas';

/** A unit of the list. The portal adds `mark`, which tells apart two rows of one number that read the same. */
export type Unit = ListedUnit & { readonly mark?: string };
