/** The months in the genitive, by number; index 0 is unused. */
const inMonth = [
  '',
  'januarja',
  'februarja',
  'marca',
  'aprila',
  'maja',
  'junija',
  'julija',
  'avgusta',
  'septembra',
  'oktobra',
  'novembra',
  'decembra',
];

/** `oktobra` for `2026-10`, with the year when `withYear` is set. */
export function whenIn(period: string, withYear: boolean): string {
  const [year = '', month = ''] = period.split('-');
  const name = inMonth[Number(month)] ?? '';
  return withYear ? `${name} ${year}` : name;
}
