/** A company whose site the side menu and the footer lead to (§1). */
export interface Partner {
  readonly name: string;
  /** Where its logo leads: an https address. */
  readonly url: string;
  /** Its picture: a path on the portal's own origin, or a `data:` address. */
  readonly logo: string;
}

/** Who helps those who can not log in: the manager, or for several managers whoever runs the portal. */
export interface BrandContact {
  readonly name: string | undefined;
  readonly telephone: string | undefined;
  readonly email: string | undefined;
  /** The line for emergencies. */
  readonly duty: string | undefined;
  /** Office hours in words, line by line. */
  readonly hours: readonly string[];
}

/** What a manager's own portal shows of itself, and the documents it rests on. */
export interface Brand {
  /** The portal's name, in the top bar and in titles. */
  readonly name: string;
  /** Picture of the portal's mark, beside its name. */
  readonly logo: string;
  /** At most two. */
  readonly partners: readonly Partner[];
  /** Where the terms of use stand: a path on the portal's own origin, or an https address. */
  readonly terms: string;
  /** Where the notice on personal data stands, likewise. */
  readonly privacy: string;
  /** Where the statement on accessibility stands, likewise. */
  readonly accessibility: string;
  /** Nothing where the configuration names nobody. */
  readonly contact: BrandContact | undefined;
}
