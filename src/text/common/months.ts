/** Months as in "oktobra", by their number; the first stands empty. */
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

/** When: `oktobra` of `2026-10`, with the year where it has to be told. */
export function whenIn(period: string, withYear: boolean): string {
  const [year = '', month = ''] = period.split('-');
  const name = inMonth[Number(month)] ?? '';
  return withYear ? `${name} ${year}` : name;
}
