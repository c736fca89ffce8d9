import type { FundOffer, FundPlan } from '../../src/api/schema';
import { toEuro } from '../values/money';
import type { RowOf } from '../world/db';

/** An offer for a planned work; the amount is in cents. */
export type OfferRow = FundOffer;

/** A planned work with its offers (pages.md P6). */
export function toPlan(row: RowOf<'fundPlan'>): FundPlan {
  const { leto, opis, ocena, vir, iz_sklada, stanje, id_odlocitve } = row;
  const { dejanski_strosek, prestavljen_iz_leta } = row;
  const offers: readonly OfferRow[] = JSON.parse(row.ponudbe);
  return {
    leto,
    opis,
    ocena: toEuro(ocena),
    vir,
    iz_sklada,
    stanje,
    id_odlocitve,
    ponudbe: offers.map((offer) => ({ ...offer, znesek: toEuro(offer.znesek) })),
    dejanski_strosek: dejanski_strosek === null ? null : toEuro(dejanski_strosek),
    prestavljen_iz_leta,
  };
}
