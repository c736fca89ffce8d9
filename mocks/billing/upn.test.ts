import { describe, expect, it } from 'vitest';
import { buildings, managers } from '../managers/seed/managers';
import type { OpenItemRow } from '../world/db';
import { upnOf } from './upn';

const [manager] = managers;
const [building = null] = buildings;
if (!manager) throw new Error('the demo world has no manager');

const user = {
  naziv_placnika: 'Ana Zupančič',
  naslov: 'Javorjeva ulica 12',
  kraj: '1999 Zeleni Gaj',
};
const parties = { user, manager, building, codePayer: '104217' };
const item: OpenItemRow = {
  key: 'zelenigaj/104217/1',
  payer: 'zelenigaj/104217',
  inventarna_stevilka: '0137014',
  st_dokumenta: '1',
  sklad: 'redni',
  obdobje: '2026-10',
  datum_izdaje: '2026-11-11',
  rok_placila: '2026-11-30',
  znesek: 1000,
  placano: 0,
  obresti: 0,
  st_opominov: 0,
  datum_opomina: null,
  v_izvrsbi: false,
  direktna_obremenitev: false,
};

describe('a payment order', () => {
  it('goes to the account of its fund', () => {
    expect(upnOf(item, parties)?.iban).toBe('SI56999990010400151');
    expect(upnOf({ ...item, sklad: 'rezervni_sklad' }, parties)?.iban).toBe('SI56999990010400248');
  });

  it('cuts what is too long for the slip', () => {
    const long = { ...manager, full_title: 'š'.repeat(200), naslov: 'č'.repeat(90) };
    const upn = upnOf(item, { ...parties, manager: long });
    expect(upn?.prejemnik_naziv).toBe('š'.repeat(33));
    expect(upn?.prejemnik_naslov).toBe('č'.repeat(33));
    expect(upn?.prejemnik_kraj).toBe(manager.kraj);
  });

  it('is for the open part, not for the whole bill', () => {
    expect(upnOf({ ...item, placano: 999 }, parties)?.znesek).toBe(0.01);
  });

  it('has a purpose that fits the slip', () => {
    const codePayer = '7';
    expect(upnOf(item, { ...parties, codePayer })?.namen).toBe('Redni obračun 10/2026, plačnik 7');
    const lengths = (['redni', 'rezervni_sklad'] as const).map(
      (sklad) => upnOf({ ...item, sklad }, parties)?.namen.length,
    );
    expect(lengths).toEqual([37, 38]);
  });

  it('is missing when nothing is open', () => {
    expect(upnOf({ ...item, placano: 1000 }, parties)).toBeNull();
    expect(upnOf({ ...item, placano: 1001 }, parties)).toBeNull();
  });

  it('is missing when the fund has no account', () => {
    expect(upnOf({ ...item, sklad: 'rezervni_sklad' }, { ...parties, building: null })).toBeNull();
    expect(upnOf({ ...item, sklad: 'prostovoljni_sklad' }, parties)).toBeNull();
  });
});

describe('the accounts of the demo world', () => {
  const ibans = [
    ...managers.map(({ iban }) => iban),
    ...buildings.flatMap(({ iban_rezervni_sklad }) => iban_rezervni_sklad ?? []),
  ];

  it.for(ibans)('%s is valid by mod 97', (iban) => {
    const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replace('SI', '2818');
    expect(BigInt(digits) % 97n).toBe(1n);
  });
});
