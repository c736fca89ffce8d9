import { expect, test } from 'vitest';
import { readContact } from './contact-configuration';

function read(attributes: DOMStringMap) {
  const problems: string[] = [];
  return { contact: readContact(attributes, problems), problems };
}

test('no contact is shown without a configured one', () => {
  expect(read({})).toEqual({ contact: undefined, problems: [] });
});

test('a telephone is enough; hours are lines', () => {
  expect(read({ contactPhone: '01 000 50 00', contactHours: ' pon. 8–15 ;; pet. 8–13;' })).toEqual({
    contact: {
      name: undefined,
      telephone: '01 000 50 00',
      email: undefined,
      duty: undefined,
      hours: ['pon. 8–15', 'pet. 8–13'],
    },
    problems: [],
  });
});

test.each([
  [{ contactPhone: 'pokličite' }, /^data-contact-phone/],
  [{ contactPhone: '' }, /^data-contact-phone/],
  [{ contactPhone: '01 000 50 00', contactDuty: 'javascript:alert(1)' }, /^data-contact-duty/],
  [{ contactEmail: 'javascript:alert(1)' }, /^data-contact-email/],
  [{ contactEmail: 'a@b.si?bcc=c@d.si' }, /^data-contact-email/],
  [{ contactHours: 'pon. 8–15' }, /^data-contact-phone or data-contact-email/],
])('%j is refused', (attributes, problem) => {
  expect(read(attributes).problems).toEqual([expect.stringMatching(problem)]);
});
