import type { BuildingEvent, BuildingFault } from '../../src/api/schema';
import { entrancesOf } from '../events/entrances';
import { paragraphs } from '../files/paragraphs';
import { plainPng } from '../files/png';
import type { Db, PayerRow, RowOf } from '../world/db';
import { generatedPerson } from './contexts';
import { dayBack, momentOf } from './days';
import { firms, longText } from './names';
import { createRandom, type Random } from './random';

type Event = RowOf<'buildingEvent'>;
type Fault = RowOf<'fault'>;

/** Above those of the demo world. */
const firstEvent = 7_000_001;
const firstFault = 50_001;
/** Days between two events; the first ones are in the future. */
const EVERY = 3;
const AHEAD = 21;

const subjects: readonly (readonly [Event['vrsta'], Event['panoga'], string])[] = [
  ['dela', 'voda', 'Prekinitev dobave vode'],
  ['dela', 'vrata', 'Popravilo garažnih vrat'],
  ['izpad', 'elektrika', 'Izpad elektrike'],
  ['odcitek', 'ogrevanje', 'Odčitek delilnikov toplote'],
  ['pregled', 'dvigalo', 'Redni pregled dvigala'],
  ['cistilna_akcija', 'drugo', 'Urejanje okolice'],
];
const places: readonly Fault['kraj'][] = ['vhod', 'stopnisce', 'klet', 'dvigalo', 'okolica'];
const trades: readonly Fault['panoga'][] = ['voda', 'elektrika', 'dvigalo', 'vrata', 'drugo'];
const course: readonly BuildingFault['stanje'][] = [
  'prejeto',
  'pregledano',
  'naroceno',
  'v_popravilu',
  'zakljuceno',
];

/** One event; the first half of a week's worth lies ahead, and of the past ones a few are cancelled or late. */
function toEvent(index: number, objekt_sifra: string, entrances: string[], random: Random): Event {
  const day = dayBack(index * EVERY - AHEAD);
  const [vrsta, panoga, naziv] = random.pick(subjects);
  const isPast = index * EVERY - AHEAD > 0;
  const isWhole = vrsta === 'cistilna_akcija';
  const end = isWhole
    ? momentOf(dayBack(index * EVERY - AHEAD - 1), '00:00')
    : momentOf(day, '12:00');
  const isCancelled = random.chance(0.05);
  const isOver = isPast && !isWhole && !isCancelled && !random.chance(0.01);
  const isHere = random.chance(0.6);
  const updates: BuildingEvent['posodobitve'] = isPast
    ? Array.from({ length: random.whole(0, 3) }, (_, nth) => ({
        cas: momentOf(day, `1${nth}:30`),
        besedilo: nth === 2 ? longText('Dela potekajo', 500) : 'Dela potekajo po načrtu.',
      }))
    : [];
  return {
    id_dogodka: firstEvent + index,
    objekt_sifra,
    zaporedje: updates.length,
    vrsta,
    panoga,
    naziv: random.chance(0.02) ? longText(naziv, 200) : naziv,
    opis_html: random.chance(0.5) ? paragraphs(`${naziv} zaradi vzdrževanja.`) : null,
    zacetek: momentOf(day, isWhole ? '00:00' : '08:00'),
    predviden_konec: end,
    konec: isOver ? end : null,
    cel_dan: isWhole,
    odpovedano: isCancelled,
    konca_sam: isWhole,
    obseg: isHere || entrances.length === 0 ? 'stavba' : 'vhod',
    vhodi: isHere ? [] : entrances.slice(0, 1),
    enote: [],
    nujnost: random.pick(['obicajno', 'obicajno', 'pomembno']),
    velja_do: null,
    kaj_storiti: random.chance(0.3) ? 'Zaprite pipe.' : null,
    izvajalec: random.chance(0.5) ? random.pick(firms) : null,
    posodobitve: JSON.stringify(updates),
    id_odlocitve: null,
  };
}

/** One fault; the newest one, and then each tenth, is the person's own. */
function toFault(index: number, objekt_sifra: string, payer: PayerRow, random: Random): Fault {
  const isOwn = index % 10 === 0;
  const steps = course.slice(0, index === 0 ? 1 : random.whole(1, course.length));
  const zgodovina: BuildingFault['zgodovina'] = steps.map((stanje, nth) => ({
    cas: momentOf(dayBack(index * EVERY), `1${nth}:15`),
    stanje,
    opomba: random.chance(0.2) ? 'Popravilo je naročeno.' : null,
  }));
  return {
    st_prijave: `N-2026-${firstFault - index}`,
    objekt_sifra,
    payer: isOwn ? payer.key : '',
    user_id: isOwn ? generatedPerson.id : 0,
    kraj: random.pick(places),
    vhod: null,
    inventarna_stevilka: null,
    panoga: random.pick(trades),
    opis_javni: steps.length > 1 ? 'Okvara v skupnih prostorih.' : null,
    opis: random.chance(0.05) ? longText('Nekaj ne dela', 2000) : 'Nekaj ne dela.',
    razlog: null,
    predviden_rok: steps.length > 2 ? '2026-12-04' : null,
    drugih: random.whole(0, 12),
    caka_potrditve: isOwn && steps.length === course.length,
    zgodovina: JSON.stringify(zgodovina),
    id_dogodka: null,
    na_strosek: random.pick([null, 'upravnik', 'sklad', 'lastnik']),
  };
}

/** Adds the events and faults of a building; the person's newest fault has a photo. */
export function fillEvents(
  db: Db,
  payer: PayerRow,
  objekt_sifra: string,
  { events, seed }: { readonly events: number; readonly seed: number },
): void {
  const random = createRandom(seed, `events of ${objekt_sifra}`);
  const entrances = entrancesOf(db, objekt_sifra);
  for (let index = 0; index < events; index += 1) {
    db.buildingEvent.create(toEvent(index, objekt_sifra, entrances, random));
    const fault = toFault(index, objekt_sifra, payer, random);
    db.fault.create(fault);
    if (index > 0) continue;
    const photo = Buffer.from(plainPng());
    db.faultPhoto.create({
      key: `${fault.st_prijave}/1`,
      st_prijave: fault.st_prijave,
      st_fotografije: 1,
      vrsta: 'image/png',
      velikost: photo.length,
      vsebina: photo.toString('base64'),
    });
  }
}
