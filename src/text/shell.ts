/** Texts of the shell (§2 Top bar, `domain.md` C1). */
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
  darkTheme: 'Temni način',
  lightTheme: 'Svetli način',
  loading: 'Nalaganje …',
  unreachable:
    'Strežnik trenutno ni dosegljiv. Prikazani so zadnji znani podatki; poskušamo znova.',
  rights: 'Vse pravice pridržane',
  closeToast: 'Zapri obvestilo',
  toasts: 'Sporočila portala',
  unitsFailed: 'Enot ni bilo mogoče naložiti.',
  managersFailed: 'Upravnikov ni bilo mogoče naložiti.',
  retry: 'Poskusi znova',
  inPreparation: 'V pripravi',
  inPreparationHint: 'Ta stran še nastaja. Medtem so vam na voljo druge strani v meniju.',
  partFailed: 'Strani ni bilo mogoče naložiti.',
  partFailedHint:
    'Morda je medtem izšla nova različica portala ali pa povezava ne deluje. Poskusite znova.',
  pageFailed: 'Pri prikazu strani je prišlo do napake.',
  pageFailedHint: 'Vaši podatki so na varnem. Poskusite znova ali izberite drugo stran v meniju.',
} as const;

/** Words for a user's role on a unit (§3). */
export const roleLabels = {
  both: 'Lastnik/Uporabnik',
  owner: 'Lastnik',
  user: 'Uporabnik',
} as const;

/** Shared empty states (`domain.md` 2.5). */
export const emptyText = {
  noUnit:
    'Z vašim uporabniškim računom ni povezana nobena enota. Če menite, da gre za napako, se obrnite na upravnika.',
} as const;
