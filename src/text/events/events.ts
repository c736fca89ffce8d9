import { counted, countedWhole, formFor, type PluralForms } from '../common/plural';

const ongoing: PluralForms = {
  one: 'dogodek',
  two: 'dogodka',
  few: 'dogodki',
  other: 'dogodkov',
};

const goOn: PluralForms = {
  one: 'poteka',
  two: 'potekata',
  few: 'potekajo',
  other: 'poteka',
};

const concern: PluralForms = {
  one: 'zadeva',
  two: 'zadevata',
  few: 'zadevajo',
  other: 'zadeva',
};

const follow: PluralForms = {
  one: 'Sledi',
  two: 'Sledita',
  few: 'Sledijo',
  other: 'Sledi',
};

/** How many of the events that go on concern the user's unit. */
function concerned(now: number, own: number): string {
  if (now === 1) return own === 0 ? 'ki ne zadeva vaše enote' : 'ki zadeva vašo enoto';
  if (own === 0) return 'nobeden ne zadeva vaše enote';
  if (own === now) return `${now === 2 ? 'oba zadevata' : 'vsi zadevajo'} vašo enoto`;
  return `od tega ${countedWhole(own, concern)} vašo enoto`;
}

/** Texts of the page of events (`pages.md` P31), which home uses too. */
export const eventsText = {
  none: 'V tej stavbi ni napovedanih del, izpadov ali drugih dogodkov. Ko bo kaj na vrsti, bo to tukaj.',
  sections: { now: 'Zdaj', coming: 'Sledi', past: 'Končano' },
  /** How many events are going on, how many of them concern the user, and how many follow. */
  answer: (now: number, own: number, coming: number) => {
    if (now === 0) {
      return coming === 0
        ? 'V stavbi zdaj ni nič posebnega.'
        : `V stavbi zdaj ni nič posebnega. ${formFor(coming, follow)} ${countedWhole(coming, ongoing)}.`;
    }
    const all = `V stavbi zdaj ${formFor(now, goOn)} ${countedWhole(now, ongoing)}`;
    return `${all}, ${concerned(now, own)}.`;
  },
  /** The link on home that leads to those that have no room there. */
  andMore: (count: number) => `Dogajanje: še ${counted(count, ongoing)}`,
  views: { label: 'Pogled dogodkov', list: 'Seznam', month: 'Koledar' },
  year: (year: string, count: number) => `${year}: ${countedWhole(count, ongoing)}`,
  mine: 'Zadeva vašo enoto',
  notMine: 'Ne zadeva vaše enote',
  pinned: 'Nujno',
  important: 'Pomembno',
  facts: {
    when: 'Kdaj',
    whom: 'Koga zadeva',
    contractor: 'Izvajalec',
    expected: 'Predviden konec',
    over: 'Konec',
    about: 'Področje',
  },
  whatToDo: 'Kaj storiti',
  updates: 'Posodobitve',
  unknownEnd: 'še ni znan',
  decision: 'Odločitev lastnikov',
  calendar: 'Dodaj v koledar',
  /** Tells a calendar that the event is cancelled. */
  calendarCancel: 'Vnesi odpoved v koledar',
  /** Begins the name of the file. */
  calendarFile: 'dogodek',
  /** The card on home. */
  home: 'Dogajanje v vaši stavbi',
} as const;

export const eventKinds = {
  dela: 'Dela',
  izpad: 'Izpad',
  odcitek: 'Odčitek',
  zbor: 'Zbor',
  pregled: 'Pregled',
  cistilna_akcija: 'Čistilna akcija',
} as const;

export const trades = {
  voda: 'Voda',
  topla_voda: 'Topla voda',
  ogrevanje: 'Ogrevanje',
  elektrika: 'Elektrika',
  dvigalo: 'Dvigalo',
  plin: 'Plin',
  internet: 'Internet in televizija',
  vrata: 'Vrata, okna in ključavnice',
  streha: 'Streha in fasada',
  drugo: 'Drugo',
} as const;

/** Whom an event concerns; the entrances are named themselves. */
export const eventScopes = {
  stavba: 'celo stavbo',
  vhod: 'en vhod',
  vertikala: 'enote na isti vertikali',
  enote: 'nekatere enote',
} as const;
