/** Moves a period such as `2026-10` by whole months; a negative number moves it back. */
export function addMonths(period: string, months: number): string {
  const [year = 0, month = 1] = period.split('-').map(Number);
  const count = year * 12 + month - 1 + months;
  const inYear = String((count % 12) + 1).padStart(2, '0');
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${inYear}`;
}
