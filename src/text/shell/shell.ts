/** Texts of the shell (§2 Top bar, `pages.md` C1). */
export const shellText = {
  skipToContent: 'Preskoči na vsebino',
  openMenu: 'Odpri meni',
  closeMenu: 'Zapri meni',
  collapseMenu: 'Skrči meni',
  expandMenu: 'Razširi meni',
  mainMenu: 'Glavni meni',
  home: 'Na začetno stran',
  switcher: 'Izbira enote in upravnika',
  switchUnit: 'Spremenite enoto',
  units: 'Enote',
  noUnit: 'Brez enote',
  unit: 'Enota',
  switchManager: 'Spremenite upravnika',
  manager: 'Upravnik',
  noHits: 'Ni zadetkov',
  userMenu: 'Uporabniški meni',
  logout: 'Odjava',
  appearance: 'Prikaz',
  partners: 'Partnerji',
  partner: (name: string) => `Spletna stran podjetja ${name} (odpre se v novem zavihku)`,
  loading: 'Nalaganje …',
  loadingLong: 'Nalaganje traja dlje kot običajno',
  cancelSwitch: 'Prekini menjavo',
  unreachable:
    'Strežnik trenutno ni dosegljiv. Prikazani so zadnji znani podatki; poskušamo znova.',
  rights: 'Vse pravice pridržane',
  demo: 'Nazaj na predstavitev',
  closeToast: 'Zapri obvestilo',
  closeDialog: 'Zapri',
  toasts: 'Sporočila portala',
  dialogToasts: 'Sporočila okna',
  unitsFailed: 'Enot ni bilo mogoče naložiti.',
  managersFailed: 'Upravnikov ni bilo mogoče naložiti.',
  retry: 'Poskusi znova',
  partFailed: 'Strani ni bilo mogoče naložiti.',
  partFailedHint:
    'Morda je medtem izšla nova različica portala ali pa povezava ne deluje. Poskusite znova.',
  pageFailed: 'Pri prikazu strani je prišlo do napake.',
  pageFailedHint: 'Vaši podatki so na varnem. Poskusite znova ali izberite drugo stran v meniju.',
  layoutFailedHint: 'Vaši podatki so na varnem. Poskusite znova.',
} as const;

/** The panel that replaces a portal with a wrong mount element. */
export const notConfiguredText = {
  title: 'Portal trenutno ni pravilno nastavljen.',
  hint: 'Vaši podatki so na varnem. Poskusite znova pozneje. Če se sporočilo ponavlja, o tem obvestite svojega upravnika.',
  details: 'Podrobnosti za skrbnika portala',
} as const;

/** Names of a user's role in a unit (§3). */
export const roleLabels = {
  both: 'Lastnik/Uporabnik',
  owner: 'Lastnik',
  user: 'Uporabnik',
} as const;

/** Shared empty states (`pages.md` 2.5). */
export const emptyText = {
  noUnit:
    'Z vašim uporabniškim računom ni povezana nobena enota. Če menite, da gre za napako, se obrnite na upravnika.',
} as const;

/** Distinguishes two units with the same inventory number and the same label. */
export const unitTwinText = {
  building: (code: string) => `objekt ${code}`,
  entry: (number: number) => `${number}. vpis`,
} as const;
