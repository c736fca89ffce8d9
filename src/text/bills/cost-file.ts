/** Headings of the cost specification as a file (`pages.md` P14). */
export const costColumns = {
  skupina: 'Skupina',
  vrsta_stroska: 'Vrsta stroška',
  dobavitelj: 'Dobavitelj',
  st_racuna: 'Račun',
  datum_racuna: 'Datum računa',
  znesek_racuna: 'Strošek stavbe',
  kljuc: 'Ključ',
  kolicina_stavbe: 'Količina stavbe',
  kolicina_enote: 'Vaša količina',
  delez: 'Delež',
  osnova: 'Osnova',
  stopnja_ddv: 'DDV %',
  ddv: 'DDV',
  znesek: 'Skupaj',
} as const;
