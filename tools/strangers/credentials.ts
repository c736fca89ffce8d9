/** A user of the server under test. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}
