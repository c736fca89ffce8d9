import { persons } from '../common/nouns';
import { counted, formFor, type PluralForms } from '../common/plural';
import { waits } from './waits';

const haveAccess: PluralForms = { one: 'ima', two: 'imata', few: 'imajo', other: 'ima' };
const invitations: PluralForms = {
  one: 'povabilo',
  two: 'povabili',
  few: 'povabila',
  other: 'povabil',
};

/** After `povabite`. */
const invited: PluralForms = { one: 'osebo', two: 'osebi', few: 'osebe', other: 'oseb' };

/** Texts of "Ljudje ob enoti" (`pages.md` P32). */
export const peopleText = {
  lead: 'Kdo poleg vas vidi podatke o vaših enotah in kaj sme.',
  none: 'Nikogar še niste povabili.',
  /** How many persons have access, and how many invitations wait. */
  answer: (count: number, waiting: number) => {
    const access =
      count === 0
        ? 'Dostopa še nima nihče.'
        : `Dostop ${formFor(count, haveAccess)} ${counted(count, persons)}.`;
    if (waiting === 0) return access;
    return `${access} Na\u00A0sprejem ${formFor(waiting, waits)} ${counted(waiting, invitations)}.`;
  },
  current: 'Osebe in povabila',
  /** Before the rights of a person. */
  may: 'Dovoljeno:',
  past: 'Prejšnji dostopi in povabila',
  never:
    'Povabljena oseba nikoli ne glasuje, ne vabi drugih in ne vidi dolžnikov. Za glasovanje dajte pooblastilo.',
  invite: 'Povabite osebo',
  /** How many persons may still be invited. */
  room: (free: number) => `Povabite lahko še ${counted(free, invited)}.`,
  full: 'Vsa mesta so zasedena. Odvzemite dostop ali prekličite povabilo, da lahko povabite drugo osebo.',
  name: 'Ime in priimek',
  email: 'E-poštni naslov osebe',
  emailHelp: 'Povabilo velja samo za ta naslov in sedem dni. Sprejeti ga je mogoče enkrat.',
  role: 'Vloga',
  rights: 'Kaj dovolite',
  always: 'Ogled obračunov, obvestil in dogajanja je vedno vključen.',
  submit: 'Pošlji povabilo',
  sent: 'Povabilo je poslano.',
  failed: 'Povabilo ni bilo poslano',
  lastLogin: (when: string) => `Zadnja prijava ${when}`,
  neverLoggedIn: 'Še brez prijave',
  until: (day: string) => `Povabilo velja do ${day}`,
  invitedOn: (day: string) => `Povabilo poslano ${day}`,
  revoke: 'Odvzemi dostop',
  withdraw: 'Prekliči povabilo',
  keep: 'Ne, ohrani',
  revokeQuestion: (name: string) =>
    `${name} bo takoj brez dostopa do vaših enot, tudi če je zdaj v portalu.`,
  withdrawQuestion: (name: string) =>
    `Povezava, ki jo je prejela oseba ${name}, ne bo več delovala.`,
  revoked: 'Dostop je odvzet.',
  revokeFailed: 'Dostop ni bil odvzet',
  withdrawn: 'Povabilo je preklicano.',
  withdrawFailed: 'Povabilo ni bilo preklicano',
} as const;

export const coUserRoles = {
  solastnik: 'Solastnik',
  druzinski_clan: 'Družinski član',
  skrbnik: 'Skrbnik',
  najemnik: 'Najemnik',
} as const;

/** The role of a value that the portal does not know. */
export const otherRole = 'Druga vloga';

export const coUserStates = {
  povabljen: 'Čaka na sprejem',
  sprejet: 'Ima dostop',
  preklican: 'Preklicano',
  potekel: 'Poteklo',
} as const;

export const otherState = 'Neznano stanje';

/** What a right allows, as a choice and in a list. */
export const coUserRights = {
  gledanje: 'Ogled obračunov in obvestil',
  placevanje: 'Odprte postavke in plačilo',
  obrazci: 'Obrazci in prijave napak',
  odcitki: 'Oddaja odčitkov',
} as const;

export const otherRight = 'Druga pravica';

/** Why an invitation was not sent. */
export const inviteRefusals = {
  lasten_naslov: 'To je vaš naslov. Vpišite naslov druge osebe.',
  ze_povabljen: 'Oseba s tem naslovom je že povabljena. Povabilo še velja.',
  ze_ima_dostop: 'Oseba s tem naslovom že ima dostop.',
  prevec: 'Vsa mesta so zasedena. Najprej odvzemite dostop ali prekličite povabilo.',
} as const;
