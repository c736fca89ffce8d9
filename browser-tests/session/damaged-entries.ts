/** What an entry of local storage may have become, by what it is then (`threats.md` H03). */
export const damages: Readonly<Record<string, string>> = {
  nothing: '',
  null: 'null',
  undefined: 'undefined',
  'half a record': '{',
  'an object as text': '[object Object]',
  text: '"x"',
  'an empty list': '[]',
  'a number': '5',
  // With the other entries just under what a browser stores, which counts two bytes a letter.
  '5 MB': 'x'.repeat(5_000_000),
  'a prototype': '{"__proto__":{"polluted":1}}',
};

/** What is as good as the entry itself: a list of no pages, and a user whose fields are all blank. */
export const harmless = ['allowedPages an empty list', 'userData a prototype'];
