/** Texts of what tenants have open (`domain.md` P15). */
export const tenantsText = {
  empty: 'Vaši najemniki nimajo odprtih postavk.',
  note: 'Prikazane so samo obveznosti, za katere lahko odgovarja etažni lastnik (obratovalni stroški).',
  /** Amounts with their currency. */
  answer: (open: string, overdue: string | null) =>
    overdue === null
      ? `Vaši najemniki imajo odprto ${open}.`
      : `Vaši najemniki imajo odprto ${open}, od tega zapadlo ${overdue}.`,
  /** Under the items of one tenant of several. */
  sums: (open: string, overdue: string | null) =>
    overdue === null
      ? `Skupaj odprto ${open}.`
      : `Skupaj odprto ${open}, od tega zapadlo ${overdue}.`,
  tenant: 'Najemnik',
  leaseFrom: 'Najem od',
  leaseUntil: 'Najem do',
  payerCode: 'Šifra plačnika',
  lease: 'Najem',
  leaseOf: (from: string, until: string) => (until === '/' ? `od ${from}` : `${from}–${until}`),
} as const;
