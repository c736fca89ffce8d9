/**
 * A small stemmer for Slovenian, so that a search finds a word in all its forms. A stem is not a word: it only serves to
 * compare forms. Words must come from `plain`.
 */

/** Endings of nouns, adjectives and verbs without accents; the longest match is removed. */
const endings = longestFirst(
  'a e i o u',
  'am em im om ah eh ih ov ma mi jo',
  'ega emu oma ema ima ami imi ovi ove ova',
  'ovih ovom ovima ovoma',
  'amo ate ajo aj ajte at ati',
  'imo ite ijo iti it',
  'emo ete ejo eti',
  'ujem uje ujemo ujete ujejo uj ujte',
  'uti',
);

/** Suffixes of verbs and of adjectives derived from them; at least four letters must remain. */
const suffixes = longestFirst(
  'al il el oval ov',
  'an en jen ljen ovan',
  'anj enj jenj ljenj ovanj',
  'ujoc ajoc',
);

/** Words whose last letters look like an ending. */
const wholes = [
  ...['dobav', 'krov', 'najem', 'naslov', 'objem', 'obnov', 'osnov', 'pokrov', 'postav', 'prevzem'],
  ...['problem', 'program', 'sistem', 'sprejem', 'streh', 'uprav', 'zahtev', 'zastav'],
];

/** Irregular forms by the stem of their word. */
const irregular = {
  ps: 'pes psa psu psom psi psov pse psih psoma psema',
  dn: 'dan dne dnem dneh dni dneva dnevu dnevom dnevi dnevov dneve dnevih',
  imen: 'ime',
  otrok: 'otroci otrocih',
  clovk: 'ljudje ljudi ljudem ljudeh ljudmi',
};
const stemOfForm = new Map(
  Object.entries(irregular).flatMap(([stem, forms]) =>
    forms.split(' ').map((form) => [form, stem] as const),
  ),
);

function longestFirst(...lists: readonly string[]): readonly string[] {
  return lists.flatMap((list) => list.split(' ')).sort((one, other) => other.length - one.length);
}

/** Three letters must remain; two after an ending of one letter (`ur-a`). */
function canLose(word: string, ending: string): boolean {
  return word.length - ending.length >= (ending.length === 1 ? 2 : 3);
}

function withoutEnding(word: string): string {
  const whole = wholes.find(
    (each) => word === each || (word.startsWith(each) && endings.includes(word.slice(each.length))),
  );
  if (whole !== undefined) return whole;
  // `kljuc-ev`, but not `delitev`, which has a mobile e.
  if (/[cjsz]ev$/.test(word) && canLose(word, 'ev')) return word.slice(0, -2);
  const ending = endings.find((each) => word.endsWith(each) && canLose(word, each));
  return ending === undefined ? word : word.slice(0, -ending.length);
}

function withoutSuffixes(stem: string): string {
  const suffix = suffixes.find((each) => stem.endsWith(each) && stem.length - each.length >= 4);
  if (suffix !== undefined) return withoutSuffixes(stem.slice(0, -suffix.length));
  // `placev-ati` and `plac-am`, `stanovanjsk-i` and `stanovanj-e`.
  if (/.{3}[cjsz]ev$|.{5}sk$/.test(stem)) return withoutSuffixes(stem.slice(0, -2));
  // `rezerv-n-i`, `oglas-n-a`: an adjective is found by its noun.
  return /[^aeiou]n$/.test(stem) && stem.length > 4 ? stem.slice(0, -1) : stem;
}

/** Ignores the mobile e of `prispevek`, `prispevk-a`, and the j of `denarj-a`. */
function withoutMobileLetters(stem: string): string {
  if (stem.length < 4) return stem;
  const steady = stem.replace(/([^aeiou])e([^aeiou]|[ln]j)$/, '$1$2');
  return steady.length > 4 ? steady.replace(/rj$/, 'r') : steady;
}

/**
 * The stem that all forms of a word share.
 *
 * @param word - one word, as `plain` makes it
 */
export function stemOf(word: string): string {
  const known = stemOfForm.get(word);
  if (known !== undefined || word.length < 3) return known ?? word;
  return withoutMobileLetters(withoutSuffixes(withoutEnding(word)));
}
