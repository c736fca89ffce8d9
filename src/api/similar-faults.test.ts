import { expect, test } from 'vitest';
import { ApiError, NetworkError } from './errors';
import { similarFaultsOf } from './similar-faults';

const refused = (status: number, body: unknown) => new ApiError(status, undefined, undefined, body);

test('reads the numbers of a 409, and nothing of any other error', () => {
  expect(similarFaultsOf(refused(409, { podobne: ['N-2', 'N-1'] }))).toEqual(['N-2', 'N-1']);
  expect(similarFaultsOf(refused(409, { podobne: ['N-2', 7] }))).toEqual(['N-2']);
  for (const body of [undefined, null, '', { podobne: 'N-1' }, { detail: 'Another reason.' }]) {
    expect(similarFaultsOf(refused(409, body))).toEqual([]);
  }
  expect(similarFaultsOf(refused(422, { podobne: ['N-1'] }))).toEqual([]);
  expect(similarFaultsOf(new NetworkError(''))).toEqual([]);
});
