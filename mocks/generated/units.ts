import type { RowOf, UnitRow } from '../world/db';
import type { Building } from './buildings';
import { dayBack } from './days';
import { firstNames, lastNames, longText } from './names';
import { createRandom, type Random } from './random';

type Fact = RowOf<'unitFact'>;
type Registered = RowOf<'registeredUnit'>;

/** A unit of a payer: its rows, before merging, and its facts. */
export interface GeneratedUnit {
  readonly rows: readonly UnitRow[];
  readonly fact: Fact;
  readonly registered: Registered;
}

/** The number of pairs L and U when half of the rows are in pairs. */
export function pairsIn(rows: number): number {
  return Math.floor(rows / 4);
}

/**
 * The units of a payer, spread over buildings: rows L, U, L+U that the server has already merged, and pairs L and U in
 * either order (§4 Unit list). Some are garages, some have names of 200 characters.
 * @param pairs how many of the units come as a pair
 */
export function generateUnits(
  payer: string,
  buildings: readonly Building[],
  pairs: number,
  seed: number,
): readonly GeneratedUnit[] {
  const random = createRandom(seed, `units of ${payer}`);
  const places = buildings.flatMap((building) =>
    Array.from({ length: building.units }, (_, index) => ({ building, number: index + 1 })),
  );
  const isPair = (index: number) =>
    Math.floor(((index + 1) * pairs) / places.length) > Math.floor((index * pairs) / places.length);
  // The payer owns the first unit, so that pages for owners have data.
  const typesOf = (index: number): Types => {
    if (index === 0) return ['L'];
    return isPair(index) ? random.pick(pairTypes) : oneType(random);
  };
  return places.map(({ building, number }, index) =>
    generateUnit(payer, building, number, typesOf(index), random),
  );
}

type Types = readonly UnitRow['vrsta'][];
const pairTypes: readonly Types[] = [
  ['L', 'U'],
  ['U', 'L'],
];

function oneType(random: Random): Types {
  if (random.chance(0.2)) return ['U'];
  return random.chance(0.05) ? ['L+U'] : ['L'];
}

function generateUnit(
  payer: string,
  building: Building,
  number: number,
  types: Types,
  random: Random,
): GeneratedUnit {
  const { objekt_sifra, address, town } = building;
  const inventarna_stevilka = `${objekt_sifra}${String(number).padStart(3, '0')}`;
  const isGarage = random.chance(0.12);
  const area = isGarage ? random.whole(1100, 1800) : random.whole(2200, 14_000);
  const name = isGarage ? `${address}, garaža` : address;
  const owned = types.some((type) => type !== 'U');
  const unit: Omit<UnitRow, 'key' | 'vrsta'> = {
    payer,
    objekt_sifra,
    naziv: random.chance(0.01) ? longText(name, 200) : name,
    stev_stavbe: building.number,
    zaporedna: isGarage || random.chance(0.3) ? 0 : Math.ceil(number / 4),
    stez_stanovanja: isGarage ? 0 : number,
    inventarna_stevilka,
  };
  const empty = random.chance(0.05);
  const persons = {
    st_oseb: empty ? 1 : random.whole(1, 6),
    st_psov: random.pick([0, 0, 0, 0, 1, 2]),
  };
  return {
    rows: types.map((vrsta) => ({
      ...unit,
      vrsta,
      key: `${payer}/${inventarna_stevilka}/${vrsta}`,
    })),
    fact: {
      inventarna_stevilka,
      naslov: address,
      posta: town,
      vrsta_enote: isGarage
        ? 'garaza'
        : random.pick(['stanovanje', 'stanovanje', 'stanovanje', 'poslovni_prostor']),
      etaza: isGarage
        ? 'Klet'
        : random.pick([null, 'Pritličje', `${Math.ceil(number / 6)}. nadstropje`]),
      povrsina: area,
      ogrevana_povrsina: isGarage ? 0 : area,
      delez: Math.max(1, Math.round(10_000 / building.units)),
      ...persons,
      id_dela_stavbe: random.chance(0.1) ? null : `9999-${objekt_sifra}-${number}`,
      velja_od: random.pick([null, dayBack(random.whole(100, 8000))]),
      velja_do: random.pick([null, '2027-05-31']),
      najemnik: owned && types.length === 1 && random.chance(0.1) ? personName(random) : null,
      vplacano_prej: owned && !isGarage ? random.whole(0, 400_000) : null,
    },
    registered: {
      key: `${objekt_sifra}/${inventarna_stevilka}`,
      objekt_sifra,
      inventarna_stevilka,
      oznaka_enote: `${isGarage ? 'Garaža' : 'Enota'} ${number}`,
      vrsta_enote: isGarage ? 'garaza' : 'stanovanje',
      ...persons,
      prazna: empty,
      velja_od: dayBack(random.whole(10, 6000)),
    },
  };
}

/** A person's name as in lists of names, surname first. */
export function personName(random: Random): string {
  return nameAndOrder(random).name;
}

/** A name, and its form for sorting: surname first. */
export function nameAndOrder(random: Random) {
  const [last, first] = [random.pick(lastNames), random.pick(firstNames)];
  return { name: `${first} ${last}`, order: `${last} ${first}` };
}
