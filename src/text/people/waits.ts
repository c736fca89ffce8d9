import type { PluralForms } from '../common/plural';

/** After what waits, as in `Na vaš podpis čaka 1 primopredaja`. */
export const waits: PluralForms = { one: 'čaka', two: 'čakata', few: 'čakajo', other: 'čaka' };
