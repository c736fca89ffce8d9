import type { BuildingRow, ManagerRow } from '../../world/db';

/** The managers of the demo world (pages.md 3); names and accounts are invented, and the bank code does not exist. */
export const managers: readonly ManagerRow[] = [
  {
    manager: 'zelenigaj',
    full_title: 'Upravljanje Zeleni Gaj d.o.o.',
    naslov: 'Gajeva cesta 1',
    kraj: '1999 Zeleni Gaj',
    iban: 'SI56999990010400151',
    dovoli_skupno_placilo: true,
    prikaz_dolznikov: 'ime',
  },
  {
    manager: 'breza',
    full_title: 'Stanovanjski servis Breza d.o.o.',
    naslov: 'Lipova cesta 5',
    kraj: '1999 Zeleni Gaj',
    iban: 'SI56999990027300170',
    dovoli_skupno_placilo: false,
    prikaz_dolznikov: 'ime',
  },
];

/** The buildings, and the accounts of their reserve funds where the demo world has one. */
export const buildings: readonly BuildingRow[] = [
  { objekt_sifra: '0137', iban_rezervni_sklad: 'SI56999990010400248' },
  { objekt_sifra: '0291', iban_rezervni_sklad: null },
  { objekt_sifra: '0044', iban_rezervni_sklad: null },
];
