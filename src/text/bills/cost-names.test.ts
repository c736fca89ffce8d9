import { expect, test } from 'vitest';
import { becauseOf, namedCost } from './cost-names';

test.each([
  ['Ogrevanje', 'ogrevanja'],
  ['Čiščenje skupnih prostorov', 'čiščenja skupnih prostorov'],
  ['Vzdrževanje dvigala', 'vzdrževanja dvigala'],
  ['Ravnanje s komunalnimi odpadki', 'ravnanja s komunalnimi odpadki'],
  ['Upravljanje', 'upravljanja'],
  ['Deratizacija', 'deratizacije'],
  ['Hišniška opravila', 'hišniških opravil'],
  ['Hladna voda in odvajanje', 'hladne vode in odvajanja'],
  ['Električna energija', 'električne energije'],
  ['Čiščenje in urejanje', 'postavke »Čiščenje in urejanje«'],
  ['Komunala', 'postavke »Komunala«'],
  ['', 'postavke »«'],
])('%j becomes "zaradi %s"', (name, genitive) => {
  expect(becauseOf(name)).toBe(genitive);
});

test.each([
  ['Ogrevanje', 'ogrevanje'],
  ['Hladna voda in odvajanje', 'hladna voda in odvajanje'],
  ['Komunala', 'postavka »Komunala«'],
])('%j is the subject "%s"', (name, subject) => {
  expect(namedCost(name)).toBe(subject);
});
