import type { RowOf } from '../db';

/** An invoice; `velikost` is the size of its file, `null` when the file is missing. */
type SeedInvoice = RowOf<'supplierDocument'> & { readonly velikost: number | null };

const october = { obdobje: '2026-10', vir: 'redni', datum_placila: null } as const;
const september = { obdobje: '2026-09', vir: 'redni' } as const;

/** An invoice of building 0137. */
function invoice(
  id_dokumenta: number,
  [dobavitelj, vrsta_stroska, st_racuna]: readonly [string, string, string],
  datum_racuna: string,
  [znesek_brez_ddv, ddv]: readonly [number, number],
  rest: Pick<SeedInvoice, 'obdobje' | 'vir' | 'datum_placila' | 'rok_placila'>,
): SeedInvoice {
  const named = { id_dokumenta, dobavitelj, vrsta_stroska, st_racuna, datum_racuna };
  const velikost = 60_000 + (id_dokumenta % 100) * 731;
  return { ...named, ...rest, objekt_sifra: '0137', znesek_brez_ddv, ddv, velikost };
}

const heat = ['Toplarna Gaj d.o.o.', 'Ogrevanje in topla voda'] as const;
const water = ['Vodovod Gaj d.o.o.', 'Hladna voda in odvajanje'] as const;
const cleaning = ['Čistilni servis Bleščica d.o.o.', 'Čiščenje skupnih prostorov'] as const;
const waste = ['Komunala Gaj d.o.o.', 'Ravnanje s komunalnimi odpadki'] as const;
const power = ['Energija Javor d.o.o.', 'Električna energija – skupni prostori'] as const;
const pump = ['Termo servis Gaj d.o.o.', 'Zamenjava obtočne črpalke'] as const;
const roof = ['Krovstvo Javor d.o.o.', 'Sanacija ravne strehe'] as const;
const intercom = ['Elektro Breza s.p.', 'Zamenjava domofona'] as const;
const lift = ['Dvigala Vzpon d.o.o.', 'Obnova krmilja dvigala'] as const;

const reserve = { vir: 'rezervni_sklad' } as const;

/**
 * Invoices in cents: 10/2026 from domain.md P10, those that the reserve fund has paid by the sums of P6; the others of
 * 09/2026 are invented.
 */
export const supplierDocuments: readonly SeedInvoice[] = [
  invoice(88120, [...heat, 'T-1026-0137'], '2026-11-04', [527520, 116054], {
    ...october,
    rok_placila: '2026-12-04',
  }),
  invoice(88118, [...water, '26-10-03381'], '2026-11-03', [61284, 5822], {
    ...october,
    rok_placila: '2026-12-03',
  }),
  invoice(88109, [...cleaning, '1026/118'], '2026-10-31', [49600, 10912], {
    ...october,
    rok_placila: '2026-11-30',
  }),
  invoice(88108, [...waste, 'K-2026-7719'], '2026-10-31', [38800, 3686], {
    ...october,
    rok_placila: '2026-11-30',
  }),
  invoice(88115, [...power, '8843-1026'], '2026-11-02', [21436, 4716], {
    ...october,
    rok_placila: '2026-12-02',
  }),
  invoice(87990, [...heat, 'T-0926-0137'], '2026-10-05', [141230, 31071], {
    ...september,
    rok_placila: '2026-11-04',
    datum_placila: '2026-11-03',
  }),
  {
    ...invoice(87951, [...lift, 'DV-2026-044'], '2026-09-28', [184000, 40480], {
      obdobje: '2026-09',
      vir: 'rezervni_sklad',
      rok_placila: '2026-10-28',
      datum_placila: '2026-10-20',
    }),
    velikost: null,
  },
  invoice(87842, [...intercom, '2026-118'], '2026-08-25', [92295, 20305], {
    ...reserve,
    obdobje: '2026-08',
    rok_placila: '2026-09-24',
    datum_placila: '2026-09-09',
  }),
  invoice(87403, [...roof, 'KJ-26-0044'], '2026-05-29', [650861, 143189], {
    ...reserve,
    obdobje: '2026-05',
    rok_placila: '2026-06-28',
    datum_placila: '2026-06-22',
  }),
  invoice(86955, [...pump, '26-00391'], '2026-02-20', [190000, 41800], {
    ...reserve,
    obdobje: '2026-02',
    rok_placila: '2026-03-22',
    datum_placila: '2026-03-17',
  }),
];
