import { fullFormats } from 'ajv-formats/dist/formats.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  atLeastOneDigit,
  atLeastOneUppercase,
  confirmed,
  email,
  emailToLogIn,
  type FieldValue,
  judge,
  maxLength,
  maxValue,
  minLength,
  minValue,
  newPassword,
  numeric,
  type Rule,
  required,
  url,
} from './rules';

// Literally from §5; details from pages.md C4.
const messages: [name: string, rule: Rule, wrong: FieldValue, message: string][] = [
  ['required', required, '', 'Polje Ime je obvezno'],
  ['email', email, 'ana@', 'Vrednost polja Ime mora biti ustrezen e-naslov'],
  ['numeric', numeric, '12a', 'Polje Ime lahko vsebuje le numerične znake'],
  ['min length', minLength(8), 'Geslo12', 'Dolžina polja Ime mora biti vsaj 8 znakov'],
  ['max length', maxLength(3), 'Anka', 'Dolžina polja Ime ne sme biti večja od 3 znakov'],
  ['min_value', minValue(1), '0', 'Vrednost polja Ime mora biti 1 ali več'],
  ['max_value', maxValue(30), '31', 'Vrednost polja Ime mora biti 30 ali manj'],
  ['url', url(), 'breza', 'Ime is not valid'],
  ['confirmed', confirmed('geslo'), 'drugo', 'Polje Ime se ne ujema'],
  [
    'at_least_one_uppercase',
    atLeastOneUppercase,
    'geslo12',
    'Polje Ime mora vsebovati vsaj eno veliko črko.',
  ],
  ['at_least_one_digit', atLeastOneDigit, 'Geslo', 'Polje Ime mora vsebovati vsaj eno številko'],
];

test.each(messages)('%s says what is wrong', (_, rule, wrong, message) => {
  expect(rule(wrong, 'Ime', { geslo: 'Geslo12' })).toBe(message);
});

test.each(messages.slice(1))('%s leaves an empty field to required', (_, rule) => {
  expect(rule('', 'Ime', { geslo: 'Geslo12' })).toBeUndefined();
});

describe('valid and invalid values', () => {
  const cases: [rule: string, judgedBy: Rule, passes: FieldValue[], fails: FieldValue[]][] = [
    ['required', required, ['a', ' a ', true, ['x']], ['', '  ', '\t\n', '\u00A0', false, []]],
    [
      'numeric',
      numeric,
      ['0', '007', '٤٢'],
      ['-1', '1.5', '1e3', '４２', '1٤', '1 2', '222540 1', ' 12 ', '1\u00A02', '٤ ٢'],
    ],
    [
      'email',
      email,
      ['a@b.si', ' a@b.si ', 'A.s+x@sub.primer-a.si', "o'b@xn--80ak6aa92e.com"],
      [
        ...['a', 'a@b', '@b.si', 'a@b.', 'a b@c.si', 'a@b..si', 'a@@b.si'],
        ...['jože.novak@example.si', 'ana.@example.si', '.ana@example.si', 'ana..x@example.si'],
        ...['jure@dom.si,', '<ana@example.si>', 'ana@-b.si', 'ana@b-.si', 'ana@čš.si'],
      ],
    ],
    ['email to log in', emailToLogIn, ['a@b.si', ' ž.@b.si '], ['a', 'a@b', '@b.si', 'a b@c.si']],
    ['min length', minLength(3), ['abc', 'čšž', ' abc '], ['ab', '🏠🏠', '   a', 'a  ']],
    ['max length', maxLength(2), ['ab', '🏠🏠'], ['abc', 'a ž']],
    ['min_value', minValue(1.5), ['1.5', '1,5', '2', '٣'], ['1', '1,49', 'abc', '-3', '١']],
    ['max_value', maxValue(10), ['10', '9,99', '-1', '١٠'], ['10,01', '1e9', 'abc', '١١']],
    [
      'url',
      url(),
      ['https://breza.si', 'http://a.si/x?y#z'],
      ['breza.si', 'javascript:alert(1)', 'ftp://a.si', 'https://'],
    ],
    ['url of a form', url(/\.si$/), ['https://breza.si'], ['https://breza.com']],
    ['confirmed', confirmed('geslo'), ['Geslo12'], ['geslo12', 'Geslo12 ']],
    ['uppercase', atLeastOneUppercase, ['aB', 'Č', 'Đ', 'Ł', 'Þ', 'Жa'], ['abc1', 'ß', '×', 'Ő']],
    ['digit', atLeastOneDigit, ['a1'], ['abc', '٤']],
  ];
  for (const [name, rule, passes, fails] of cases) {
    test.each(passes.map((value) => [value]))(`${name}: %j passes`, (value) => {
      expect(rule(value, 'Ime', { geslo: 'Geslo12' })).toBeUndefined();
    });
    test.each(fails.map((value) => [value]))(`${name}: %j fails`, (value) => {
      expect(rule(value, 'Ime', { geslo: 'Geslo12' })).toBeDefined();
    });
  }
});

test('an address passes where the description of the API has `format: email`, and only there', () => {
  const { email: format } = fullFormats;
  if (!(format instanceof RegExp)) throw new Error('The format is no pattern.');
  const typed = fc.string({ unit: fc.constantFrom(...'aZ0.-@_+č '), maxLength: 12 });
  fc.assert(
    fc.property(fc.oneof(typed, fc.emailAddress()), (text) => {
      fc.pre(text.trim() === text && text !== '');
      expect(email(text, 'Ime', {}) === undefined).toBe(format.test(text));
    }),
    { numRuns: 2_000 },
  );
});

test('a new password counts its blanks, because it is sent as it was typed', () => {
  expect(judge(newPassword, 'Geslo12 ', 'Geslo', {})).toBeUndefined();
});

test('the first rule that fails gives the message', () => {
  expect(judge(newPassword, 'abc', 'Geslo', {})).toBe(
    'Dolžina polja Geslo mora biti vsaj 8 znakov',
  );
  expect(judge(newPassword, 'abcdefgh', 'Geslo', {})).toBe(
    'Polje Geslo mora vsebovati vsaj eno veliko črko.',
  );
  expect(judge(newPassword, 'Abcdefg1', 'Geslo', {})).toBeUndefined();
});

test.each([
  ['', 'required'],
  [`A1${'č'.repeat(71)}`, 'longer than 72 characters'],
  ['Abcdefgh', 'without a digit'],
])('the new password %j is refused: %s', (text) => {
  expect(judge(newPassword, text, 'Geslo', {})).toBeDefined();
});

test('an address on the web may stand between blanks, also where its form is given', () => {
  expect(
    url(/^https:\/\/www\.primer\.si$/)(' https://www.primer.si ', 'Stran', {}),
  ).toBeUndefined();
});

test.each([64, 72])('E22 a new password may have %i characters', (length) => {
  expect(judge(newPassword, `A1${'č'.repeat(length - 2)}`, 'Geslo', {})).toBeUndefined();
});
