import { expect, test } from 'vitest';
import { ApiError } from '../../api/errors';
import { changeRefusal } from './change-fields';

const refused = (polje: string) =>
  new ApiError(422, 1, 'Invalid data received', {
    napake: [{ polje, razlog: 'neustrezno', meja: null }],
  });

test.each(['velja_od', 'st_oseb', 'priloga'])('a refused %s is shown at its field', (field) => {
  const message = 'Prejeti so bili neveljavni podatki';
  expect(changeRefusal(refused(field), [])).toEqual({ message, field });
});

test('a change that waits already, and a field that the form has not, belong to the whole form', () => {
  expect(changeRefusal(new ApiError(409), []).field).toBeUndefined();
  expect(changeRefusal(refused('neznano'), []).field).toBeUndefined();
});
