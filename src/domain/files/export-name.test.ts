import { expect, test } from 'vitest';
import { fileNameOf } from './export-name';

test.each([
  [['kartica', 2026, '104217'], 'kartica_2026_104217.csv'],
  [['odprte_postavke', undefined, '104217'], 'odprte_postavke_104217.csv'],
  [['obračun', 'šifra/../7'], 'obracun_sifra_7.csv'],
  [['a', ''], 'a.csv'],
])('the parts %j give the file name %s', (parts, name) => {
  expect(fileNameOf(parts, 'csv')).toBe(name);
});
