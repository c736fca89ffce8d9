/** The parts of a sentence that names an amount first. Joined in this order they are the sentence. */
export interface LeadAmount {
  /** What the amount is, such as `Odprto je`. */
  readonly what: string;
  /** Between both: a space, after a colon. */
  readonly link: string;
  /** The number of the amount. */
  readonly number: string;
  /** The currency, with its space. */
  readonly currency: string;
  /** The marks before the rest. */
  readonly opening: string;
  readonly rest: string;
  /** The marks after a rest in brackets. */
  readonly closing: string;
}

const LEAD =
  /^(?<what>[^.!?]+?)(?<link>:? )(?<number>−?\d[\d\u202F]*\.\d\d)(?<currency>\u00A0€)(?<opening>\.?$| \(|[.,:;]? )(?<rest>.*?)(?<closing>\)\.)?$/u;

/**
 * Parts a sentence at its first amount, which `formatMoney` has written.
 *
 * @returns `undefined` when the first sentence names no amount, or more before it than what it is
 */
export function leadAmount(sentence: string): LeadAmount | undefined {
  const found = LEAD.exec(sentence)?.groups;
  return found && ({ ...found, closing: found.closing ?? '' } as LeadAmount);
}
