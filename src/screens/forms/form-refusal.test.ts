import { expect, test } from 'vitest';
import * as f from '../../../mocks/forms/seed/form-fields';
import { ApiError, NetworkError } from '../../api/errors';
import { formRefusal } from './form-refusal';

const fields = [
  f.field('stanje', 'Stanje (m³)', 'stevilo'),
  f.text('opis', 'Opis'),
  f.optional(f.field('priloge', 'Fotografije', 'priloge')),
];
const refusal = (error: unknown) =>
  formRefusal(error, fields, ({ oznaka }) => oznaka, 'Pri oddaji vloge je prišlo do napake');
const refused = (napake: unknown) => new ApiError(422, 1, 'Invalid data received', { napake });

test.each([
  ['prenizko', 217.4, 'Vrednost polja Stanje (m³) mora biti 217.4 ali več'],
  ['manjka', null, 'Polje Stanje (m³) je obvezno'],
  ['neustrezno', null, 'Vrednost polja Stanje (m³) ni ustrezna'],
  ['drugo', null, 'Vrednost polja Stanje (m³) ni ustrezna'],
])('%s is shown at its field', (razlog, meja, message) => {
  const error = refused([{ polje: 'stanje', razlog, meja }]);
  expect(refusal(error)).toEqual({ message, field: 'stanje' });
});

test('of several refusals the first in the form’s order is shown; one without a field is ignored', () => {
  const fault = { razlog: 'manjka', meja: null };
  const error = refused([
    { polje: 'x', ...fault },
    { polje: 'opis', ...fault },
    { polje: 'stanje', ...fault },
  ]);
  expect(refusal(error).field).toBe('stanje');
});

test.each([undefined, null, 'x', [], [1], [{ polje: 'x', razlog: 'manjka', meja: null }], {}])(
  'a refusal without a known field (%j) is shown at the form',
  (napake) => {
    const message = 'Prejeti so bili neveljavni podatki';
    expect(refusal(refused(napake))).toEqual({ message, field: undefined });
  },
);

test('a 413 is shown at the files', () => {
  expect(refusal(new ApiError(413))).toEqual({
    message: 'Datoteka je prevelika. Največja dovoljena velikost je 10 MB.',
    field: 'priloge',
  });
});

test('a lost connection says where to look before sending again', () => {
  const { message, field } = refusal(new NetworkError(undefined));
  expect(field).toBeUndefined();
  expect(message).toMatch(/^Povezave s strežnikom .* poglejte med oddane vloge/);
});

test('any other failure has the text of P24', () => {
  expect(refusal(new ApiError(500)).message).toBe('Pri oddaji vloge je prišlo do napake');
});
