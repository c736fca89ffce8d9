/** Texts of "Izvajalci" (`pages.md` P22). */
export const contractorsText = {
  advice: 'V nujnem primeru, ki ogroža ljudi ali premoženje, najprej pokličite 112.',
  emergencyNumber: '112',
  /** After a telephone number. */
  onDuty: '(dežurna)',
  all: 'Izvajalci za vašo stavbo',
  empty: 'Za to stavbo ni vpisanih izvajalcev.',
  columns: {
    naziv: 'Izvajalec',
    dejavnost: 'Dejavnost',
    opis_del: 'Opis',
    telefon: 'Telefon',
    dezurni_telefon: 'Dežurna številka',
    email: 'E-pošta',
    splet: 'Spletna stran',
    delovni_cas: 'Delovni čas',
    pogodba_od: 'Pogodba od',
    pogodba_do: 'Pogodba do',
  },
} as const;
