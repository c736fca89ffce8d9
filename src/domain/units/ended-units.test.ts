import { expect, test } from 'vitest';
import { endedUnits } from './ended-units';

const unit = (inventarna_stevilka: string, velja_do: string | null) => ({
  inventarna_stevilka,
  velja_do,
});

test('a unit has ended on the day after its last one; a placeholder is no day', () => {
  const units = [
    unit('kept', null),
    unit('sold', '2026-11-20'),
    unit('last day', '2026-11-21'),
    unit('placeholder', '1899-12-30'),
  ];
  expect([...endedUnits(units, '2026-11-21')]).toEqual(['sold']);
});
