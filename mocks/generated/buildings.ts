import { demoIban } from '../billing/iban';
import type { BuildingRow, RowOf } from '../world/db';
import { streets, towns } from './names';
import { createRandom } from './random';

/** A building with the address of its units. */
export interface Building {
  readonly objekt_sifra: string;
  readonly address: string;
  readonly town: string;
  /** Its number among several at one address (§3 `stev_stavbe`). */
  readonly number: string | null;
  readonly units: number;
}

const sizes = [4, 6, 9, 12, 18, 24, 42, 60, 96, 180] as const;

/** Buildings of different sizes for a number of units; the first is a large one. */
export function generateBuildings(units: number, seed: number): readonly Building[] {
  const random = createRandom(seed, 'buildings');
  const buildings: Building[] = [];
  for (let left = units; left > 0; left -= buildings.at(-1)?.units ?? left) {
    buildings.push({
      objekt_sifra: String(20_001 + buildings.length),
      address: `${random.pick(streets)} ${random.whole(1, 99)}${random.chance(0.1) ? 'a' : ''}`,
      town: random.pick(towns),
      number: random.chance(0.4) ? null : random.pick(['1', '2', '3', 'A', 'B']),
      units: Math.min(left, buildings.length === 0 ? 180 : random.pick(sizes)),
    });
  }
  return buildings;
}

/** The account of a building's reserve fund; one building in seven has none. */
export function toBuildingRow({ objekt_sifra }: Building, index: number): BuildingRow {
  const iban = index % 7 === 6 ? null : demoIban(400_000 + index);
  return { objekt_sifra, iban_rezervni_sklad: iban };
}

/** Size and age of a building. @param facts those of its units */
export function toBuildingFacts(
  { objekt_sifra }: Building,
  facts: readonly RowOf<'unitFact'>[],
  seed: number,
): RowOf<'buildingFacts'> {
  const random = createRandom(seed, `building ${objekt_sifra}`);
  const sum = (areas: readonly number[]) => areas.reduce((total, area) => total + area, 0);
  return {
    objekt_sifra,
    povrsina: sum(facts.map(({ povrsina }) => povrsina)),
    ogrevana_povrsina: sum(facts.map(({ ogrevana_povrsina }) => ogrevana_povrsina)),
    leto_izgradnje: random.whole(1905, 2024),
    prispevek_na_m2: random.pick([20, 25, 30, 45, 60]),
  };
}
