import { regularInvoices } from '../../billing/seed/regular-invoices';
import type { RowOf } from '../../world/db';

/** An invoice; `velikost` is the size of its file, `null` when the file is missing. */
type SeedInvoice = RowOf<'supplierDocument'> & { readonly velikost: number | null };

/** An invoice of building 0137. */
function invoice(
  id_dokumenta: number,
  [dobavitelj, vrsta_stroska, st_racuna]: readonly [string, string, string],
  datum_racuna: string,
  [znesek_brez_ddv, ddv]: readonly [number, number],
  rest: Pick<SeedInvoice, 'obdobje' | 'vir' | 'datum_placila' | 'rok_placila'>,
): SeedInvoice {
  const named = { id_dokumenta, dobavitelj, vrsta_stroska, st_racuna, datum_racuna };
  const row = { ...named, ...rest, objekt_sifra: '0137', znesek_brez_ddv, ddv };
  return { ...row, velikost: sizeOf(row) };
}

function sizeOf({ id_dokumenta }: Pick<SeedInvoice, 'id_dokumenta'>): number {
  return 60_000 + (id_dokumenta % 100) * 731;
}

const pump = ['Termo servis Gaj d.o.o.', 'Zamenjava obtočne črpalke'] as const;
const roof = ['Krovstvo Javor d.o.o.', 'Sanacija ravne strehe'] as const;
const intercom = ['Elektro Breza s.p.', 'Zamenjava domofona'] as const;
const lift = ['Dvigala Vzpon d.o.o.', 'Obnova krmilja dvigala'] as const;

const reserve = { vir: 'rezervni_sklad' } as const;

/**
 * Invoices in cents: those behind the bills, and those paid by the reserve fund; the latter add up to the sums of P6,
 * and the lift's are invented.
 */
export const supplierDocuments: readonly SeedInvoice[] = [
  ...regularInvoices.map((row) => ({ ...row, velikost: sizeOf(row) })),
  {
    ...invoice(87951, [...lift, 'DV-2026-044'], '2026-09-28', [184000, 40480], {
      obdobje: '2026-09',
      vir: 'rezervni_sklad',
      rok_placila: '2026-11-27',
      datum_placila: null,
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
