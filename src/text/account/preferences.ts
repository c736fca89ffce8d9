import { listed } from '../common/capital';

/** Texts of "Obveščanje" (`pages.md` P35). */
export const preferencesText = {
  lead: 'Nastavitve veljajo za vse vaše upravnike.',
  answer: (ways: readonly string[]) =>
    ways.length === 0 ? 'Obvestil ne prejemate.' : `Obveščamo vas ${listed(ways)}.`,
  channels: 'Kako vas dosežemo',
  notAvailable: 'Ni na voljo',
  bills: 'Prejem in plačilo obračunov',
  delivery: 'Obračun v spletno banko in samodejno plačilo na dan zapadlosti.',
  changeAddress: 'Telefonsko številko in naslov za pošto spremeni upravnik.',
  noChannel: 'Upravnik vas za zdaj ne more obveščati, ker nima vašega naslova.',
  kinds: 'O čem vas obveščamo',
  /** Of notices without a channel. */
  nowhere: 'brez obvestil',
  digest: 'Kako pogosto',
  digestHelp: 'Opomini in nujna obvestila ne čakajo na povzetek.',
  otherDigest: 'Drugače',
  quiet: 'Tihe ure',
  quietOn: 'V tihih urah ne pošiljajte obvestil',
  quietHelp: 'V tihih urah pošljemo samo nujna obvestila, druga po njihovem koncu.',
  from: 'Začetek',
  until: 'Konec',
  sameHours: 'Tihe ure se ne morejo začeti in končati ob isti uri',
  keepOne: (kind: string) => `${kind}: vsaj en način mora ostati vklopljen`,
  onlyChannel: (kind: string) =>
    `${kind}: to je edini način, na katerega vas dosežemo, zato ostane vklopljen`,
  gone: (kind: string) => `${kind}: izbrani način ni več na voljo. Osvežite stran.`,
  save: 'Shrani obveščanje',
  saved: 'Obveščanje je shranjeno.',
  failed: 'Obveščanje ni shranjeno',
  savedAt: (time: string) => `Nazadnje shranjeno ${time}`,
} as const;

export const noticeKinds = {
  obracun: 'Nov obračun',
  placilo: 'Prejeto plačilo',
  opomin: 'Opomin',
  nujno: 'Nujno obvestilo',
  dela: 'Dela in izpadi',
  napake: 'Prijavljene napake',
  odlocanje: 'Odločanje lastnikov',
  obvestila: 'Obvestila upravnika',
  oglasna_deska: 'Oglasna deska',
} as const;

/** Under which line a kind stands; others stand under the last one. */
export const noticeGroups = [
  { title: 'Plačila', kinds: ['obracun', 'placilo', 'opomin'] },
  { title: 'Stavba', kinds: ['nujno', 'dela', 'napake', 'odlocanje'] },
  { title: 'Sporočila', kinds: ['obvestila', 'oglasna_deska'] },
] as const;

export const otherKind = 'Druga obvestila';

/** Why a kind cannot be silenced. */
export const obligatoryReasons = {
  opomin:
    'Obvezno: opomin sporoča dolg in rok. Po njem lahko upravnik zahteva plačilo na sodišču, zato vas mora doseči.',
  nujno: 'Obvezno: gre za varnost ljudi in stavbe, na primer za uhajanje plina.',
} as const;

export const otherObligatory = 'Obvezno: tega obvestila ni mogoče izklopiti.';

export const noticeChannels = {
  posta: 'Navadna pošta',
  e_posta: 'E-pošta',
  sms: 'SMS',
  potisno: 'Potisno obvestilo',
} as const;

/** In the sentence that answers how the user is notified. */
export const noticeWays = {
  posta: 'po\u00A0navadni pošti',
  e_posta: 'po\u00A0e-pošti',
  sms: 's\u00A0sporočili\u00A0SMS',
  potisno: 's\u00A0potisnimi obvestili',
} as const;

export const otherChannel = 'Drug način';

export const digests = {
  takoj: 'Vsako obvestilo takoj',
  dnevno: 'Enkrat na dan',
  tedensko: 'Enkrat na teden',
} as const;
