/** Texts of the report of a fault (`pages.md` P31). */
export const reportFaultText = {
  back: 'Napake v stavbi',
  /** For a person who was invited without the right (`pages.md` P32). */
  noRight:
    'Plačnik vam ni dal pravice za prijavo napak. Prosite ga, naj napako prijavi sam ali vas s to pravico povabi znova.',
  urgent: {
    title: 'Ob nevarnosti pokličite',
    text: 'Ob požaru, vonju po plinu ali če je kdo ujet v dvigalu, ne pišite prijave.',
    call: 'Pokliči 112',
    lift: 'V dvigalu pritisnite gumb z zvoncem. Dvigala ne odpirajte sami.',
    gas: 'Ne prižigajte luči in ognja, odprite okna in zapustite prostor.',
    manager: 'Upravnik',
  },
  fields: {
    place: 'Kraj v stavbi',
    entrance: 'Vhod',
    anyEntrance: 'Ni pri vhodu ali ne vem',
    unit: 'Enota',
    trade: 'Področje',
    text: 'Opis',
    photos: 'Fotografije',
  },
  textHelp: 'Kaj se dogaja in od kdaj. Prebere ga samo upravnik.',
  photosHelp:
    'Največ pet. Pred pošiljanjem jih zmanjšamo in iz njih odstranimo podatke o kraju in napravi.',
  tooMany: (most: number) => `Izberete lahko največ ${most} fotografij.`,
  notPhoto: (name: string) => `${name} ni fotografija. Izberite JPG ali PNG.`,
  tooLarge: (name: string, megabytes: number) => `${name} ima več kot ${megabytes} MB.`,
  heic: (name: string) =>
    `${name} je HEIC, ki ga ta brskalnik ne zna prebrati. Fotografijo shranite kot JPG ali jo odstranite.`,
  unreadable: (name: string) =>
    `Fotografije ${name} ni mogoče prebrati. Izberite drugo ali jo odstranite.`,
  submit: 'Pošlji prijavo',
  after:
    'Po oddaji prejmete številko prijave. Kaj se s prijavo dogaja, vidite na strani Napake v stavbi.',
  again: 'Pošlji znova',
  preparing: 'Pripravljam fotografije …',
  cancel: 'Prekini pošiljanje',
  cancelled: 'Pošiljanje je prekinjeno. Prijava je ostala v obrazcu.',
  failed: 'Prijava ni bila potrjena. Vse je ostalo v obrazcu; pošljite jo znova, šteje enkrat.',
  kept: 'Vse je ostalo v obrazcu; prijavo pošljite znova, šteje enkrat.',
  failedAway: 'Prijava napake ni bila potrjena.',
  usedKey: 'Prvotna prijava je že prejeta. Preverite seznam napak.',
  resumed: 'Nadaljujete prijavo, ki je še niste poslali.',
  photosLost: 'Fotografije izberite znova.',
  restart: 'Začni znova',
  similar: {
    before: 'Je to ista napaka?',
    title: 'Podobna napaka je že prijavljena',
    lead: 'Če je ista, ni treba pisati nove prijave: upravnik vidi, koliko stanovalcev je prizadetih.',
    other: 'To je druga napaka, pošlji',
    form: 'Nazaj na obrazec',
  },
} as const;
