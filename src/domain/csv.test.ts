import { expect, test } from 'vitest';
import { type CsvCell, csvOf, fileNameOf } from './csv';

const number = (value: number, decimals = 2): CsvCell => ({ number: value, decimals });

test('a table has a BOM, semicolons and a line end after each row', () => {
  const rows = [
    ['Št. obračuna', 'Odprto'],
    ['26090314', number(31.9)],
  ];
  expect(csvOf(rows)).toBe('\uFEFFŠt. obračuna;Odprto\r\n26090314;31,90\r\n');
});

test.each([
  [number(0), '0,00'],
  [number(1234.5), '1234,50'],
  [number(-12.4), '-12,40'],
  [number(-0.001), '0,00'],
  [number(1e15), '1000000000000000,00'],
  [number(22, 0), '22'],
  [number(-3, 0), '-3'],
  ['', ''],
  ['Pot na Žago 3', 'Pot na Žago 3'],
  ['a;b', '"a;b"'],
  ['rekel je "ne"', '"rekel je ""ne"""'],
  ['prva\ndruga', '"prva\ndruga"'],
  ['=1+1', "'=1+1"],
  ['+386 1', "'+386 1"],
  ['-12,40', "'-12,40"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', '"\'\r=1"'],
  ['=HYPERLINK("http://a";"b")', '"\'=HYPERLINK(""http://a"";""b"")"'],
  ['a=1', 'a=1'],
])('F15 the cell %j is written %j', (cell, written) => {
  expect(csvOf([[cell]])).toBe(`\uFEFF${written}\r\n`);
});

test.each([
  [['kartica', 2026, '104217'], 'kartica_2026_104217.csv'],
  [['odprte_postavke', undefined, '104217'], 'odprte_postavke_104217.csv'],
  [['obračun', 'šifra/../7'], 'obracun_sifra_7.csv'],
  [['a', ''], 'a.csv'],
])('the parts %j give the file name %s', (parts, name) => {
  expect(fileNameOf(parts, 'csv')).toBe(name);
});
