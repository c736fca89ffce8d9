import { expect, test } from 'vitest';
import { pageTitles } from '../text/shell/pages';
import { internalPages } from './allowed-pages';
import { pageTable } from './page-table';

const table = pageTable.map(
  ({ name, path, page, layout, requiresAuth }) =>
    `${path} ${name} ${page ?? '-'} ${layout}${requiresAuth ? ' login' : ''}`,
);

test('has all routes of §2 with the page numbers of §3, and those of new pages from 21 on', () => {
  expect(table).toEqual([
    '/ home 106 default login',
    '/profil profil 107 default login',
    '/kartica-obracunov-s-placili card-traffic 1 default login',
    '/odprte-postavke open-items 2 default login',
    '/odcitki readings 3 default login',
    '/rezervni-sklad reserve-fund 4 default login',
    '/prostovoljni-sklad voluntary-fund 18 default login',
    '/dokumenti-upravnika manager-documents 5 default login',
    '/dokumenti-upravnika/:id_vlozisca manager-documents-vlozisce 5 default login',
    '/dokumenti-dobaviteljev supplier-documents 6 default login',
    '/obvestila notifications 7 default login',
    '/vase-enote your-units 8 default login',
    '/oglasna-deska bulletin-board 9 default login',
    '/pogosta-vprasanja faq 10 default login',
    '/izvajalci contractors 11 default login',
    '/specifikacija-stroskov cost-specification 14 default login',
    '/dolzniki-rezervnega-sklada reserve-fund-debtors 12 default login',
    '/promet-knjizb-rezervnega-sklada turnover-reserve-fund-books 13 default login',
    '/odprte-postavke-najemnikov tenants-open-items 15 default login',
    '/redni-obracun regular-billing 16 default login',
    '/obracun-rezervni-sklad reserve-fund-billing 17 default login',
    '/prijavljena-stevila-oseb-in-psov registered-number-of-people-and-dogs 19 default login',
    '/zavarovalne-pogodbe insurance-contracts 20 default login',
    '/odlocanje decisions 21 default login',
    '/odlocanje/:id_odlocitve decision 21 default login',
    '/dogajanje events 22 default login',
    '/dogajanje/napake faults 22 default login',
    '/dogajanje/prijava-napake report-fault 22 default login',
    '/ljudje people 23 default login',
    '/nujni-primeri emergency - default',
    '/obrazci forms 108 default',
    '/dodaj-upravnika add-manager 104 default login',
    '/moje-obveznosti all-dues 109 default login',
    '/obvescanje preferences 111 default login',
    '/e-racun-in-direktna-obremenitev delivery 114 default login',
    '/primopredaja handover 112 default login',
    '/prijava login 100 blank',
    '/registracija register 101 blank',
    '/pozabljeno-geslo forgotten-password 102 blank',
    '/pozabljeno-geslo/:token reset-password 103 blank',
    '/povabilo/:token invitation 110 blank',
    '/prevzem/:token handover-offer 113 blank',
    '/login-as-user/:token login-as-user 105 blank',
    '/ni-najdeno not-found - blank',
  ]);
});

test('has a row for each title, each name and path once', () => {
  expect(pageTable.map(({ name }) => name).sort()).toEqual(Object.keys(pageTitles).sort());
  expect(new Set(pageTable.map(({ path }) => path)).size).toBe(pageTable.length);
});

test('has the numbers 1–23 and, always allowed, those from 100 on without a gap', () => {
  const numbers = new Set(pageTable.map(({ page }) => page));
  const features = Array.from({ length: 23 }, (_, index) => index + 1);
  expect([...features, ...internalPages].filter((page) => !numbers.has(page))).toEqual([]);
  expect(internalPages).toEqual(Array.from(internalPages, (_, index) => 100 + index));
});
