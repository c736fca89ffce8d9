import { expect, test } from 'vitest';
import type { BuildingFault } from '../api-types';
import { entranceLight } from './fault.fixture';
import { groupFaults } from './fault-groups';
import { similarFaults } from './similar-faults';

const fault = (changes: Partial<BuildingFault>): BuildingFault => ({
  ...entranceLight,
  ...changes,
});
const spot = { kraj: 'vhod', vhod: 'Javorjeva ulica 12', panoga: 'elektrika' };

test('a fault that the manager asks about is neither open nor done; a new state is open', () => {
  const asked = fault({ stanje: 'zakljuceno', caka_potrditve: true });
  const done = fault({ stanje: 'zakljuceno' });
  const refused = fault({ stanje: 'zavrnjeno' });
  const unknown = fault({ stanje: 'v_garanciji' as BuildingFault['stanje'] });
  expect(groupFaults([unknown, asked, done, refused])).toEqual({
    asks: [asked],
    open: [unknown],
    done: [done, refused],
  });
  // Whatever its state is.
  const working = fault({ stanje: 'v_popravilu', caka_potrditve: true });
  expect(groupFaults([working])).toEqual({ asks: [working], open: [], done: [] });
});

test('faults of the same place and kind are similar, with or without an entrance', () => {
  expect(similarFaults([entranceLight], spot)).toEqual([entranceLight]);
  expect(similarFaults([entranceLight], { ...spot, vhod: '' })).toEqual([entranceLight]);
  const anywhere = fault({ vhod: null });
  expect(similarFaults([anywhere], spot)).toEqual([anywhere]);
});

test('another entrance, place or kind is another fault, and so is one that is done', () => {
  const none = (other: Partial<typeof spot>) =>
    expect(similarFaults([entranceLight], { ...spot, ...other })).toEqual([]);
  none({ vhod: 'Javorjeva ulica 14' });
  none({ kraj: 'klet' });
  none({ panoga: 'voda' });
  none({ kraj: '', panoga: '' });
  expect(similarFaults([fault({ stanje: 'zavrnjeno' })], spot)).toEqual([]);
});
