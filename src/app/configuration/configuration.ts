import type { Brand, Partner } from '../../domain/people/brand';
import { type Accent, readAccent } from './accent';
import { isDocument, isHttps, isOrigin, isPicture } from './addresses';
import { readContact } from './contact-configuration';

/** The server of the portal, and its name. */
export interface Configuration {
  /** The product in the paths `/api/{product}-user/…`. */
  readonly product: string;
  /** Origin of the API; by default the portal's own. */
  readonly apiOrigin: string;
  /** The portal's name, in the top bar and in titles. */
  readonly name: string;
}

/** The configuration of one mounted portal: one build serves many managers and products. */
export interface MountConfiguration extends Configuration, Brand {
  /** The manager's own accent; by default the portal's. */
  readonly accent: Accent | undefined;
  /** A path on the portal's origin, to which faults are reported; by default none is. */
  readonly reports: string | undefined;
}

/** The configuration of the mount element is wrong; each problem names its attribute and what it must be. */
export class ConfigurationError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`The portal cannot start: ${problems.join(' ')}`);
    this.name = 'ConfigurationError';
    this.problems = problems;
  }
}

/**
 * Reads the configuration from the `data-` attributes of the element that the portal is mounted into.
 *
 * @param origin - the origin that serves the portal
 * @throws ConfigurationError that names each attribute that is missing or wrong, and what it must be
 */
export function readConfiguration(attributes: DOMStringMap, origin: string): MountConfiguration {
  const { product = '', name = '', apiOrigin = origin, logo = '/icon.svg' } = attributes;
  const { terms = '/pogoji-uporabe.html', privacy = '/osebni-podatki.html' } = attributes;
  const { accessibility = '/izjava-o-dostopnosti.html', demo, reports } = attributes;
  const problems: string[] = [];
  if (!/^[a-z][a-z0-9]{0,31}$/.test(product)) {
    problems.push(`data-product must be a lower-case word such as "portal", not "${product}".`);
  }
  if (name.trim() === '') problems.push('data-name, the name of the portal, is missing.');
  if (!isOrigin(apiOrigin)) {
    problems.push(
      `data-api-origin must be an origin such as "https://api.example.si", not "${apiOrigin}".`,
    );
  }
  if (!isPicture(logo, origin)) problems.push(pictureProblem('data-logo', logo));
  if (!isDocument(terms, origin)) problems.push(documentProblem('data-terms', terms));
  if (!isDocument(privacy, origin)) problems.push(documentProblem('data-privacy', privacy));
  if (!isDocument(accessibility, origin)) {
    problems.push(documentProblem('data-accessibility', accessibility));
  }
  if (demo !== undefined && !isDocument(demo, origin)) {
    problems.push(documentProblem('data-demo', demo));
  }
  if (reports !== undefined && !/^\/[\w-][\w/-]*$/.test(reports)) {
    problems.push(
      `data-reports must be a path on the portal's origin such as "/porocila", not "${reports}".`,
    );
  }
  const partners = (['1', '2'] as const)
    .map((number) => readPartner(attributes, number, origin, problems))
    .filter((partner) => partner !== undefined);
  const accent = readAccent(attributes, problems);
  const contact = readContact(attributes, problems);

  if (problems.length > 0) throw new ConfigurationError(problems);
  const documents = { terms, privacy, accessibility, demo };
  return { product, name, apiOrigin, logo, ...documents, partners, accent, contact, reports };
}

/** One of the two partners; all of its attributes or none. */
function readPartner(
  attributes: DOMStringMap,
  number: '1' | '2',
  origin: string,
  problems: string[],
): Partner | undefined {
  const {
    [`partner${number}Name`]: name,
    [`partner${number}Url`]: url,
    [`partner${number}Logo`]: logo,
  } = attributes;
  if (name === undefined && url === undefined && logo === undefined) return undefined;

  const prefix = `data-partner${number}`;
  if (!name?.trim()) problems.push(`${prefix}-name is missing: a partner needs a name.`);
  if (!url || !isHttps(url)) {
    problems.push(
      `${prefix}-url must be an address that begins with https://, not "${url ?? ''}".`,
    );
  }
  if (!logo || !isPicture(logo, origin)) problems.push(pictureProblem(`${prefix}-logo`, logo));
  return name && url && logo ? { name, url, logo } : undefined;
}

function documentProblem(attribute: string, value: string): string {
  return `${attribute} must be a path on the portal's origin such as "/pogoji.html" or an address that begins with https://, not "${value}".`;
}

function pictureProblem(attribute: string, value = ''): string {
  return `${attribute} must be a path on the portal's origin such as "/logo.svg" or a data:image address, not "${value}".`;
}
