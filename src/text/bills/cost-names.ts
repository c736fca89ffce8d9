/** Names of costs in the form used after "zaradi"; a manager's server may have other names. */
const genitives: Readonly<Record<string, string>> = {
  'Hišniška opravila': 'hišniških opravil',
  'Hladna voda': 'hladne vode',
  'Hladna voda in odvajanje': 'hladne vode in odvajanja',
  'Topla voda': 'tople vode',
  'Priprava tople vode': 'priprave tople vode',
  'Ogrevanje in topla voda': 'ogrevanja in tople vode',
  'Električna energija': 'električne energije',
  'Odvoz odpadkov': 'odvoza odpadkov',
  'Zimska služba': 'zimske službe',
  'Dimnikarske storitve': 'dimnikarskih storitev',
};

/** The words after such a word are its attribute and do not change: "čiščenje stopnišča". */
const bent: readonly (readonly [RegExp, string])[] = [
  [/^(\p{L}+nj)e(?= |$)/u, '$1a'],
  [/^(\p{L}+cij)a(?= |$)/u, '$1e'],
];

const small = (name: string) => name.charAt(0).toLocaleLowerCase('sl') + name.slice(1);

/**
 * A cost after "zaradi": `ogrevanja`, `čiščenja skupnih prostorov`. A name with an unknown genitive does not change and follows
 * a word that takes the case: `postavke »Komunala«`.
 */
export function becauseOf(name: string): string {
  const known = genitives[name];
  if (known !== undefined) return known;
  const rule = / (in|ter|oziroma) |[,/(–]/.test(name)
    ? undefined
    : bent.find(([form]) => form.test(name));
  return rule ? small(name.replace(...rule)) : `postavke »${name}«`;
}

/** A cost as the subject of a sentence: `ogrevanje`; a name with an unknown genitive is quoted as in `becauseOf`. */
export function namedCost(name: string): string {
  const because = becauseOf(name);
  return because.startsWith('postavke ') ? because.replace('postavke', 'postavka') : small(name);
}
