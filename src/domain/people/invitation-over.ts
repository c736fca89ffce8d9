/** An invitation that cannot be accepted (`pages.md` P32). */
export class InvitationOver extends Error {
  /** A reason of the server, or `missing` for a link that it does not know. */
  readonly end: string;

  constructor(end: string) {
    super(`The invitation is over: ${end}.`);
    this.name = 'InvitationOver';
    this.end = end;
  }
}
