import type { RowOf } from '../../world/db';

type CostKey = RowOf<'costLine'>['kljuc'];

/** A supplier, the number of the invoice and its day. */
export type Invoice = readonly [dobavitelj: string, st_racuna: string, datum_racuna: string];

/** The costs of a building on a bill. */
export type CostName =
  | 'water'
  | 'waste'
  | 'power'
  | 'cleaning'
  | 'caretaker'
  | 'lift'
  | 'insurance'
  | 'management';

/** By which key a cost is shared, and the quantities of building and unit. */
export type Keyed = readonly [key: CostKey, building: number, unit: number];

/**
 * Heating of the building in a month in cents and units, the counts of the unit's allocators by room, and the hot water
 * in cents and m³.
 */
export type MonthHeat = readonly [
  cost: number,
  units: number,
  allocators: readonly number[],
  waterCost: number,
  water: number,
  waterOfUnit: number,
];

/** Net costs of the building in cents: those of each month, and those that are the same for a year. */
export interface BuildingCosts {
  readonly months: Readonly<Record<string, readonly [water: number, power: number]>>;
  readonly years: Readonly<Record<string, Partial<Record<CostName, number>>>>;
  readonly heat: Readonly<Record<string, MonthHeat>>;
}

/** A unit of the demo world whose bills have a cost specification and heat. */
export interface BilledHome {
  /** Who receives the bills. */
  readonly payer: string;
  readonly inventarna_stevilka: string;
  readonly objekt_sifra: string;
  readonly costs: BuildingCosts;
  /** The costs on its bills, in their order; a tenant's bill has only those of operation. */
  readonly shared: Partial<Record<CostName, Keyed>>;
  /** Heated areas in m². */
  readonly heatedArea: readonly [building: number, unit: number];
  readonly korekcijski_faktor: number;
  /** The allocators by room, with the factors of the radiators. */
  readonly rooms: readonly (readonly [st_merilnika: string, prostor: string, faktor: number])[];
  readonly waterMeter: string;
  /** The water meter's reading before the first month, in m³. */
  readonly firstReading: number;
  /** The first id of documents of its heat billings. */
  readonly firstDocument: number;
  invoicesOf(period: string): Readonly<Partial<Record<CostName, Invoice>>> & { heat: Invoice };
}
