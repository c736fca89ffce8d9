const TENANTS_OWE = ['Vaš najemnik dolguje', 'Vaša najemnika dolgujeta'];

/** Texts of the tenants' open items (`pages.md` P15). */
export const tenantsText = {
  empty: 'Vaši najemniki nimajo odprtih postavk.',
  partly: 'Vsota bo prikazana, ko bodo naložene vse postavke.',
  note: 'Prikazane so samo obveznosti, za katere lahko odgovarja etažni lastnik (obratovalni stroški).',
  /** The number of tenants who owe the amounts, which have their currency. */
  answer: (tenants: number, open: string, overdue: string | null) => {
    const owe = `${TENANTS_OWE[tenants - 1] ?? 'Vaši najemniki dolgujejo'} ${open}`;
    return overdue === null ? `${owe}.` : `${owe}. Od tega je ${overdue} že zapadlo.`;
  },
  /** Below the items of one tenant, when there are several. */
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
