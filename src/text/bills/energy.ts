import { counted, type PluralForms } from '../common/plural';

const months: PluralForms = { one: 'mesec', two: 'meseca', few: 'mesece', other: 'mesecev' };

const sentence = (when: string) => `${when.charAt(0).toUpperCase()}${when.slice(1)}`;

/** Texts of the energy information (`docs/energy-information.md`). */
export const energyText = {
  tab: 'Poraba',
  month: 'Mesec',
  none: 'Za to enoto ni podatkov o porabi energije.',
  used: (when: string, kwh: string) => `${sentence(when)} ste porabili ${kwh}`,
  plain: (used: string) => `${used} toplote.`,
  less: (used: string, percent: string, against: string) =>
    `${used}, ${percent} manj kot ${against}.`,
  more: (used: string, percent: string, against: string) =>
    `${used}, ${percent} več kot ${against}.`,
  same: (used: string, against: string) => `${used}, toliko kot ${against}.`,
  sameWeather: 'leto prej ob enakem vremenu',
  lastYear: 'leto prej',
  notKnown: (when: string) => `Poraba toplote ${when} ni znana.`,
  notMetered:
    'Porabe vaše enote ni mogoče ugotoviti, ker nima delilnikov ali števca; strošek se deli po ogrevani površini.',
  summer: (when: string, water: string) =>
    `${sentence(when)} se stavba ni ogrevala; porabili ste ${water} tople vode.`,
  summerOnly: (when: string) => `${sentence(when)} se stavba ni ogrevala.`,
  notCorrected: 'Primerjava ni popravljena za vreme.',
  reasons: {
    'last-year-missing': 'Podatkov za isti mesec leto prej ni.',
    'last-year-zero': 'Leto prej v tem mesecu ni bilo porabe, zato odstotka ni.',
    'other-user': 'Leto prej je enoto uporabljal nekdo drug, zato primerjave ne prikažemo.',
    'other-meter': 'Ni primerljivo: merilnik ali delilnik je bil zamenjan.',
    'other-season': 'Ni primerljivo: stavba se je ogrevala samo v enem od obeh let.',
    'not-comparable': 'Ni primerljivo z istim mesecem leto prej.',
    'no-value': 'Poraba tega meseca ni znana.',
    'out-of-season': 'Od maja do septembra primerjamo samo toplo vodo.',
  },
  estimate: 'porazdeljeno (ocena)',
  estimateNote:
    'Kilovatne ure vaše enote so ocena: toplota stavbe je porazdeljena po delilnikih. Na delitev stroškov ne vplivajo.',
  compare: {
    title: 'Primerjava z istim mesecem leto prej',
    units: 'Vaše obračunske enote',
    kwh: 'Vaša toplota v kWh',
    before: 'Leto prej, popravljeno za vreme',
    beforeRaw: 'Leto prej',
    note: 'Poraba leto prej je preračunana na vreme izbranega meseca: pomnožena z njegovim temperaturnim primanjkljajem in deljena s tistim leto prej.',
    rawMonths: (list: string) => `Nepopravljeni meseci: ${list}.`,
    degrees: 'Temperaturni primanjkljaj',
    degreesOf: (now: string, before: string) => `${now} (leto prej ${before})`,
    base: 'Osnovna temperatura',
    source: 'Vir primanjkljaja',
    water: 'Topla voda',
    waterOf: (now: string, before: string) => `${now} (leto prej ${before})`,
    waterChange: (now: string, before: string, percent: string) =>
      `${now} (leto prej ${before}, ${percent})`,
    unknown: 'ni podatka',
  },
  beside: {
    title: 'Primerjava z drugimi',
    own: 'Vaša enota',
    reference: 'Referenčni uporabnik (normativ)',
    average: 'Povprečje stavbe za vašo površino',
    more: (percent: string, name: string) => `Porabili ste ${percent} več kot ${name}`,
    less: (percent: string, name: string) => `Porabili ste ${percent} manj kot ${name}`,
    same: (name: string) => `Porabili ste toliko kot ${name}`,
    referenceName: 'referenčni uporabnik',
    averageName: 'povprečje stavbe',
    norm: (kwh: string, category: string) => `Normativ ${kwh} na m² in leto, ${category}`,
    source: (source: string, year: number) => `Vir: ${source}, ${year}.`,
    few: 'Povprečja stavbe ne prikažemo, ker so primerljive manj kot tri enote.',
    none: 'Za ta mesec ni porabe, ki bi jo lahko primerjali.',
  },
  use: {
    title: 'Poraba in cena',
    own: 'Toplota vaše enote',
    building: 'Toplota stavbe',
    units: 'Vaše obračunske enote',
    water: 'Topla voda',
    waterOf: (cubic: string, kwh: string) => `${cubic}, ${kwh}`,
    price: 'Cena toplote brez DDV',
    perKwh: (euros: string) => `${euros} €/kWh`,
    variable: 'Spremenljivi del cene',
    perMwh: (euros: string) => `${euros}/MWh`,
    fixed: 'Stalni del stroška stavbe',
    year: 'Pričakovani letni strošek z DDV',
    unknown: 'ni podatka',
  },
  sources: {
    title: 'Viri energije in izpusti',
    noMix: 'Upravnik podatka o virih energije ni poslal.',
    notWhole: 'Deleži skupaj niso 100.00 %, kot jih je poslal upravnik.',
    perKwh: 'Izpusti CO₂ na kWh',
    month: 'Izpusti vaše enote v mesecu',
    year: (count: number) =>
      count === 12
        ? 'Izpusti v zadnjih 12 mesecih'
        : `Izpusti v letu, za ${counted(count, months)}`,
    notRequired: 'Podatek o izpustih za sisteme do 20 MW ni obvezen.',
    missing: 'Upravnik podatka o izpustih ni poslal.',
    power: 'Toplotna moč sistema',
  },
  levies: {
    title: 'Dajatve v ceni toplote',
    none: 'Podatka o dajatvah ni.',
    note: 'Zneski brez DDV so del vašega stroška v tem mesecu.',
  },
  advice: {
    title: 'Nasveti za varčevanje',
    none: 'Upravnik stikov ni navedel.',
  },
  complaints: {
    title: 'Če se z obračunom ne strinjate',
    term: (days: string) => `Rok: ${days}.`,
    none: 'Upravnik postopka ni opisal. Reklamacijo lahko oddate v portalu.',
    form: 'Oddaj reklamacijo',
  },
  remote: {
    title: 'Daljinsko odčitavanje',
    state: 'Merilniki vaše enote',
    due: 'Vsi morajo biti odčitani na daljavo do',
    notified: 'O podatkih ste bili obveščeni',
    never: 'ni obvestila',
  },
} as const;

/** Sources of energy, by `energent`. */
export const sourceLabels = {
  zemeljski_plin: 'Zemeljski plin',
  utekocinjen_plin: 'Utekočinjen naftni plin',
  kurilno_olje: 'Kurilno olje',
  premog: 'Premog',
  lesna_biomasa: 'Lesna biomasa',
  bioplin: 'Bioplin',
  odpadki: 'Odpadki',
  odvecna_toplota: 'Odvečna toplota',
  soncna_energija: 'Sončna energija',
  toplota_okolja: 'Toplota okolja',
  elektrika: 'Električna energija',
  drugo: 'Drugo',
} as const;

/** How many meters are read remotely, by `daljinsko_odcitavanje`. */
export const remoteLabels = {
  da: 'vsi na daljavo',
  delno: 'nekateri na daljavo',
  ne: 'nobeden na daljavo',
} as const;

/** Kinds of contacts, by `vrsta`. */
export const contactLabels = {
  svetovanje: 'energetsko svetovanje',
  potrosniki: 'varstvo potrošnikov',
  agencija: 'energetska agencija',
  drugo: 'drugo',
} as const;
