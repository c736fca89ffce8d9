/** Kinds of units that managers write at the end of a unit's name, such as `Javorjeva ulica 12, garaža`. */
export const unitKinds: readonly string[] = [
  'garaža',
  'garažno mesto',
  'klet',
  'parkirno mesto',
  'poslovni prostor',
  'shramba',
];

/** The short name of a flat. */
export const flatName = (number: number): string => `Stanovanje ${number}`;
