import type { UpnPayment } from '../../src/api/schema';
import { toEuro } from '../values/money';
import type { BuildingRow, ManagerRow, OpenItemRow, UserRow } from '../world/db';
import { fundWords } from './fund-words';
import { demoReference } from './reference';

type Upn = UpnPayment;

/** The parties of a payment: the payer, and the payee's account. */
export interface UpnParties {
  readonly user: Pick<UserRow, 'naziv_placnika' | 'naslov' | 'kraj'>;
  readonly manager: ManagerRow;
  readonly building: BuildingRow | null;
  readonly codePayer: string;
}

/** The slip has room for this many characters of a name or an address. */
const nameLength = 33;

const purposes = { redni: 'COST', rezervni_sklad: 'OTHR', prostovoljni_sklad: 'OTHR' } as const;

/**
 * The payment order for the open part of a bill (pages.md 2.6, C5.4).
 * @returns `null` when nothing is open, or when the fund has no known account
 */
export function upnOf(item: OpenItemRow, parties: UpnParties): Upn | null {
  const { user, manager, building, codePayer } = parties;
  const open = item.znesek - item.placano;
  const iban = accountOf(item.sklad, manager, building);
  if (iban === null || open <= 0) return null;
  return {
    prejemnik_naziv: manager.full_title.slice(0, nameLength),
    prejemnik_naslov: manager.naslov.slice(0, nameLength),
    prejemnik_kraj: manager.kraj.slice(0, nameLength),
    iban,
    referenca: demoReference({ codePayer, period: item.obdobje, fund: item.sklad }),
    znesek: toEuro(open),
    koda_namena: purposes[item.sklad],
    namen: purposeText(item, codePayer),
    rok_placila: item.rok_placila,
    placnik_naziv: user.naziv_placnika,
    placnik_naslov: user.naslov,
    placnik_kraj: user.kraj,
  };
}

/** Each fund has its own account (pages.md 2.6); the demo world has none for the voluntary fund. */
function accountOf(
  fund: OpenItemRow['sklad'],
  manager: ManagerRow,
  building: BuildingRow | null,
): string | null {
  if (fund === 'redni') return manager.iban;
  return fund === 'rezervni_sklad' ? (building?.iban_rezervni_sklad ?? null) : null;
}

function purposeText({ sklad, obdobje }: OpenItemRow, codePayer: string): string {
  const [year = '', month = ''] = obdobje.split('-');
  // The slip has room for 42 characters.
  return `${fundWords[sklad]} ${month}/${year}, plačnik ${codePayer}`.slice(0, 42);
}
