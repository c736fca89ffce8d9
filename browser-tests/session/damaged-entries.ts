/** Damaged values of a local-storage entry, by kind of damage (`threats.md` H03). */
export const damages: Readonly<Record<string, string>> = {
  nothing: '',
  null: 'null',
  undefined: 'undefined',
  'half a record': '{',
  'an object as text': '[object Object]',
  text: '"x"',
  'an empty list': '[]',
  'a number': '5',
  // Together with the other entries just below a browser's quota, which counts two bytes per letter.
  '5 MB': 'x'.repeat(5_000_000),
  'a prototype': '{"__proto__":{"polluted":1}}',
};

/** Damages that give a valid entry: an empty list of pages, and a user whose fields are all blank. */
export const harmless = ['allowedPages an empty list', 'userData a prototype'];
