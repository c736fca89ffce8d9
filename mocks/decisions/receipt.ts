import { createHash } from 'node:crypto';
import type { VoteReceipt } from '../../src/api/schema';
import type { RowOf } from '../world/db';

type Votes = VoteReceipt['glasovi'];

/** What a receipt is made of. */
interface Cast {
  readonly number: string;
  readonly time: string;
  readonly votes: Votes;
  readonly units: VoteReceipt['enote'];
  readonly denominator: number;
}

/** The receipt of a vote on the portal; the description of `VoteReceipt` says what its checksum is of. */
export function receiptOf(
  { id_odlocitve, naziv }: Pick<RowOf<'decision'>, 'id_odlocitve' | 'naziv'>,
  { number, time, votes, units, denominator }: Cast,
  product: string,
): VoteReceipt {
  const shares = units.reduce((sum, { delez_stevec }) => sum + delez_stevec, 0);
  const lines = [
    number,
    id_odlocitve,
    time,
    `${shares}/${denominator}`,
    ...votes.map(({ id_predloga, glas }) => `${id_predloga}=${glas}`),
  ];
  return {
    st_potrdila: number,
    id_odlocitve,
    naziv,
    oddano_ob: time,
    nacin_oddaje: 'elektronsko',
    glasovi: votes,
    enote: units,
    delez_stevec: shares,
    imenovalec: denominator,
    kontrolna_vsota: createHash('sha256').update(lines.join('\n')).digest('hex'),
    pot_pdf: `/api/${product}-user/v2/decision/${id_odlocitve}/receipt/pdf`,
  };
}

/** The number of the next receipt of a decision. */
export function receiptNumber(id: number, earlier: number): string {
  return `G-${id}-${String(earlier + 1).padStart(6, '0')}`;
}
