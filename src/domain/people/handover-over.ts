/** A link of a handover that cannot be answered (`pages.md` P36). */
export class HandoverOver extends Error {
  /** A reason of the server, or `missing` for a link that it does not know. */
  readonly end: string;

  constructor(end: string) {
    super(`The link of the handover is over: ${end}.`);
    this.name = 'HandoverOver';
    this.end = end;
  }
}
