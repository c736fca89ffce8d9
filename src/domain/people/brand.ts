/** A company that the side menu and the footer link to (§1). */
export interface Partner {
  readonly name: string;
  /** The link of its logo: an https address. */
  readonly url: string;
  /** Its logo: a path on the portal's own origin, or a `data:` address. */
  readonly logo: string;
}

/** The contact for users who cannot log in: the manager, or the portal's operator when there are several managers. */
export interface BrandContact {
  readonly name: string | undefined;
  readonly telephone: string | undefined;
  readonly email: string | undefined;
  /** The emergency number. */
  readonly duty: string | undefined;
  /** Office hours in words, line by line. */
  readonly hours: readonly string[];
}

/** Name, logo, partners, legal documents and contact of the portal. */
export interface Brand {
  /** The portal's name, in the top bar and in titles. */
  readonly name: string;
  /** The portal's logo, beside its name. */
  readonly logo: string;
  /** At most two. */
  readonly partners: readonly Partner[];
  /** The terms of use: a path on the portal's own origin, or an https address. */
  readonly terms: string;
  /** The privacy notice: a path or an address, as above. */
  readonly privacy: string;
  /** The accessibility statement: a path or an address, as above. */
  readonly accessibility: string;
  /** The path of the demo's page, which only a demo names. */
  readonly demo: string | undefined;
  /** `undefined` when the configuration names no contact. */
  readonly contact: BrandContact | undefined;
}
