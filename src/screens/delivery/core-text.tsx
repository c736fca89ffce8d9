import type { Delivery } from '../../domain/api-types';
import { deliveryText as text } from '../../text/bills/delivery';

/** What a mandate of the core scheme allows, with the right to a refund. */
export function CoreText({ delivery: { upnik } }: { delivery: Delivery }) {
  return (
    <>
      <h3>{text.coreTitle}</h3>
      <p>{text.core(upnik?.naziv ?? '/')}</p>
      <p>{text.refund}</p>
    </>
  );
}
