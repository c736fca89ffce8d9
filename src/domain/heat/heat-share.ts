import type { HeatBill, Reading } from '../api-types';

/** The steps of a heat bill, each figure as the next step needs it (`pages.md` P5). */
export interface HeatExplained {
  /** Whether the building was heated; in summer it only has hot water. */
  readonly heated: boolean;
  /** Whether allocators or a heat meter measured the unit's use; otherwise its cost depends on the area alone. */
  readonly metered: boolean;
  /** The sum of the allocators' counts; `undefined` without their readings. */
  readonly counted: number | undefined;
  /** The parts of the building's cost that are split by readings and by area, in euro before VAT. */
  readonly costByUse: number;
  readonly costByArea: number;
  /** The unit's share by readings before any limit, in percent. */
  readonly ownShare: number;
  /** Limits of the share by readings, in percent: 40 % and 300 % of the share by area. */
  readonly lowest: number;
  readonly highest: number;
  /** Sum of the three parts before VAT, and the VAT, in euro. */
  readonly net: number;
  readonly vat: number;
  /** Heat units per square metre, of this unit and of the whole building. */
  readonly perArea: number | undefined;
  readonly perAreaOfBuilding: number | undefined;
}

/** Rounds a half away from zero, as bills do; the small addition compensates for binary fractions. */
function rounded(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  const size = Math.round(Math.abs(value) * scale + 1e-7) / scale;
  return value < 0 ? -size : size;
}

const ratio = (part: number, whole: number) => (whole > 0 ? part / whole : undefined);

/**
 * Splits a heat bill into the steps of its calculation.
 *
 * @param readings - those of the same period
 */
export function explainHeat(bill: HeatBill, readings: readonly Reading[]): HeatExplained {
  const allocators = readings.filter((reading) => reading.poraba_s_faktorjem !== null);
  const counted = allocators.reduce((sum, { poraba_s_faktorjem: own }) => sum + (own ?? 0), 0);
  const costByUse = rounded((bill.strosek_stavbe * bill.delez_po_porabi) / 100, 2);
  const net = rounded(bill.znesek_poraba + bill.znesek_povrsina + bill.znesek_topla_voda, 2);
  return {
    heated: bill.enote_stavbe > 0 || bill.strosek_stavbe !== 0,
    metered: bill.enote_enote > 0 || bill.znesek_poraba > 0 || allocators.length > 0,
    counted: allocators.length > 0 ? rounded(counted, 2) : undefined,
    costByUse,
    costByArea: rounded(bill.strosek_stavbe - costByUse, 2),
    ownShare: rounded(100 * (ratio(bill.enote_enote, bill.enote_stavbe) ?? 0), 4),
    lowest: rounded(bill.delez_povrsine * 0.4, 4),
    highest: rounded(bill.delez_povrsine * 3, 4),
    net,
    vat: rounded(bill.znesek_skupaj - net, 2),
    perArea: ratio(bill.enote_enote, bill.ogrevana_povrsina_enote),
    perAreaOfBuilding: ratio(bill.enote_stavbe, bill.ogrevana_povrsina_stavbe),
  };
}

/** How far this unit's use per square metre is above the building's average, in whole percent; negative when below. */
export function againstBuilding({ perArea, perAreaOfBuilding }: HeatExplained): number | undefined {
  if (perArea === undefined || !perAreaOfBuilding) return undefined;
  return Math.round((perArea / perAreaOfBuilding - 1) * 100);
}

/**
 * The building's average per square metre for the heated area of this unit, in heat units, to compare with the unit's own
 * (`pages.md` P5). It reveals no other flat.
 *
 * @returns `undefined` when the building has no heated area
 */
export function averageForArea(bill: HeatBill): number | undefined {
  const perArea = ratio(bill.enote_stavbe, bill.ogrevana_povrsina_stavbe);
  return perArea === undefined ? undefined : rounded(perArea * bill.ogrevana_povrsina_enote, 2);
}
