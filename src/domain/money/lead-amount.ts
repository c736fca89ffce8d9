/** The parts of a sentence that begins with an amount and its name. Joined in this order they are the sentence. */
export interface LeadAmount {
  /** The name of the amount, such as `Odprto`. */
  readonly what: string;
  /** Between name and amount: a space, a colon and a space, or a verb: `Odprto je 5.00 €`. */
  readonly link: string;
  /** The number of the amount. */
  readonly number: string;
  /** The currency, with its space. */
  readonly currency: string;
  /** The mark before the rest: a full stop, a comma, an opening bracket. */
  readonly opening: string;
  readonly rest: string;
  /** The closing bracket and full stop of a rest in brackets; empty otherwise. */
  readonly closing: string;
}

const LEAD =
  /^(?<what>[^.!?]+?)(?<link>(?: je(?: za)?)?:? )(?<number>−?\d[\d\u202F]*\.\d\d)(?<currency>\u00A0€)(?<opening>\.?$| \(|[.,:;]? )(?<rest>.*?)(?<closing>\)\.)?$/u;

/**
 * Splits a text at the first amount of its first sentence.
 *
 * @param sentence - with amounts as `formatMoney` writes them
 * @returns `undefined` when the first sentence has no amount, or no name before it
 */
export function leadAmount(sentence: string): LeadAmount | undefined {
  const found = LEAD.exec(sentence)?.groups;
  return found && ({ ...found, closing: found.closing ?? '' } as LeadAmount);
}
