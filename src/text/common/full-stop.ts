/** A sentence with its full stop; after a name such as `Breza d.o.o.` it has one already. */
export function withFullStop(sentence: string): string {
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}
