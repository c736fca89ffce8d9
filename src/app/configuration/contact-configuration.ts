import type { BrandContact } from '../../domain/people/brand';
import { mailHref, telephoneHref } from '../../domain/people/contact';

/**
 * Reads the contact for users who cannot log in from the `data-contact-` attributes of the mount element. Each may be
 * missing.
 *
 * @param problems - receives a sentence for each wrong attribute
 * @returns `undefined` without a telephone and an e-mail address
 */
export function readContact(
  attributes: DOMStringMap,
  problems: string[],
): BrandContact | undefined {
  const { contactName: name, contactPhone: telephone, contactEmail: email } = attributes;
  const { contactDuty: duty, contactHours: hours } = attributes;
  for (const [attribute, value] of [
    ['data-contact-phone', telephone],
    ['data-contact-duty', duty],
  ] as const) {
    if (value !== undefined && telephoneHref(value) === undefined) {
      problems.push(
        `${attribute} must be a telephone number such as "01 000 10 00", not "${value}".`,
      );
    }
  }
  if (email !== undefined && mailHref(email) === undefined) {
    problems.push(
      `data-contact-email must be an address such as "pomoc@example.si", not "${email}".`,
    );
  }
  if (telephone === undefined && email === undefined) {
    if (name !== undefined || duty !== undefined || hours !== undefined) {
      problems.push(
        'data-contact-phone or data-contact-email is missing, but other contact data is set.',
      );
    }
    return undefined;
  }
  return {
    name: name?.trim() || undefined,
    telephone,
    email,
    duty,
    // Semicolons separate the lines; empty ones are dropped.
    hours: (hours ?? '')
      .split(';')
      .map((line) => line.trim())
      .filter(Boolean),
  };
}
