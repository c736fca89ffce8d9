import type { RowOf } from '../../world/db';

type Contract = RowOf<'insuranceContract'>;

const plain = {
  objekt_sifra: '0137',
  zavarovalnica: 'Zavarovalnica Zaslon d.d.',
  velja_od: '2026-01-01',
  velja_do: '2026-12-31',
  telefon: '080 00 55',
  email: 'skode@example.si',
  splet: null,
  stran_obrazca: '/obrazci?obrazec=prijava_skode',
  id_police: null,
  id_pogojev: null,
};

const fire = {
  vrsta_zavarovanja: 'Požarno zavarovanje z dodatnimi nevarnostmi',
  predmet: 'Stavba s skupnimi deli',
  kritja: ['požar', 'strela', 'eksplozija', 'vihar', 'toča', 'izliv vode'],
  izkljucitve: 'Premičnine v stanovanjih',
  fransiza: '10 %, najmanj 200 €',
};

/**
 * Insurance of the buildings, in cents (pages.md P23; the contract of 2025 and those of 0291 and 0044 are invented). The
 * three premiums of 0137 add up to twelve months of the insurance on its bills.
 */
export const insuranceContracts: readonly Contract[] = [
  {
    ...plain,
    ...fire,
    id_pogodbe: 318,
    st_police: '55120-2026',
    zavarovalna_vsota: 385_000_000,
    letna_premija: 179_400,
    id_police: 771401,
    id_pogojev: 771402,
  },
  {
    ...plain,
    id_pogodbe: 319,
    st_police: '55121-2026',
    vrsta_zavarovanja: 'Odgovornost iz posesti stavbe',
    predmet: 'Škoda tretjim osebam',
    kritja: ['poškodbe oseb', 'poškodbe stvari'],
    izkljucitve: null,
    fransiza: null,
    zavarovalna_vsota: 12_000_000,
    letna_premija: 31_800,
  },
  {
    ...plain,
    id_pogodbe: 320,
    st_police: '55122-2026',
    vrsta_zavarovanja: 'Strojelom – dvigalo',
    predmet: 'Dvigalo',
    kritja: ['strojelom'],
    izkljucitve: 'Obraba',
    fransiza: '5 %',
    zavarovalna_vsota: 4_500_000,
    letna_premija: 26_400,
  },
  {
    ...plain,
    ...fire,
    id_pogodbe: 260,
    st_police: '55120-2025',
    zavarovalna_vsota: 370_000_000,
    letna_premija: 168_600,
    velja_od: '2025-01-01',
    velja_do: '2025-12-31',
  },
  {
    ...plain,
    ...fire,
    id_pogodbe: 331,
    objekt_sifra: '0291',
    st_police: '55320-2026',
    zavarovalna_vsota: 160_000_000,
    letna_premija: 99_600,
  },
  {
    ...plain,
    ...fire,
    id_pogodbe: 402,
    objekt_sifra: '0044',
    st_police: '71200-2026',
    zavarovalna_vsota: 90_000_000,
    letna_premija: 61_200,
  },
];
