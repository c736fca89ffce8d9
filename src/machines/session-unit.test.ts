import { describe, expect, test } from 'vitest';
import { login } from '../domain/session/session-data.fixture';
import { unitKey } from '../domain/units/unit';
import { selectedUnit } from './selected-unit';
import { opened, start, unit } from './session.fixture';

describe('the selected unit', () => {
  test('follows the list, which the session loads once a page in the default layout is opened', () => {
    const { actor, loading } = start();
    actor.send({ type: 'units.wanted' });
    actor.send({ type: 'login.succeeded', login });
    expect(loading.now).toBe(0);
    actor.send({ type: 'units.wanted' });
    actor.send({ type: 'units.wanted' });
    expect(loading.now).toBe(1);
    loading.report({ type: 'units.loaded', units: [unit('14'), unit('22')] });
    expect(selectedUnit(actor.getSnapshot().context)).toEqual(unit('14'));
    actor.send({ type: 'logout.chosen' });
    expect(loading.now).toBe(0);
  });

  test('can only be chosen from the list', () => {
    const { actor, emitted } = opened();
    actor.send({ type: 'units.loaded', units: [unit('14')] });
    emitted.length = 0;
    actor.send({ type: 'unit.chosen', key: unitKey(unit('22')) });
    expect(emitted).toEqual([]);
    expect(selectedUnit(actor.getSnapshot().context)).toEqual(unit('14'));
  });

  test('is the first of the list, then the chosen one, which may be chosen again', () => {
    const { actor, emitted } = opened();
    const units = [unit('14'), unit('22')];
    actor.send({ type: 'units.loaded', units });
    actor.send({ type: 'unit.chosen', key: unitKey(unit('22')) });
    actor.send({ type: 'unit.chosen', key: unitKey(unit('22')) });
    expect(emitted).toEqual([
      { type: 'unit.changed', unit: unit('14'), chosen: false },
      { type: 'unit.changed', unit: unit('22'), chosen: true },
      { type: 'unit.changed', unit: unit('22'), chosen: true },
    ]);
  });

  const restored = () => {
    const started = start();
    const stored = { user: login.user_data, unitKey: unitKey(unit('22')), acting: false };
    started.actor.send({ type: 'session.restored', ...stored });
    return started;
  };

  test('of the last visit is selected only once the list has it', () => {
    const { actor } = restored();
    expect(selectedUnit(actor.getSnapshot().context)).toBeUndefined();
    actor.send({ type: 'units.loaded', units: [unit('14'), unit('22')] });
    expect(selectedUnit(actor.getSnapshot().context)).toEqual(unit('22'));
  });

  test('of the last visit is replaced by the first when it has been sold, also when a later list has it again', () => {
    const { actor } = restored();
    actor.send({ type: 'units.loaded', units: [unit('14')] });
    actor.send({ type: 'units.loaded', units: [unit('14'), unit('22')] });
    expect(selectedUnit(actor.getSnapshot().context)).toEqual(unit('14'));
  });

  test('is the one that this session has stored while the list cannot be loaded', () => {
    const { actor, emitted } = restored();
    actor.send({ type: 'units.failed', unit: unit('22') });
    expect(emitted).toEqual([{ type: 'unit.changed', unit: unit('22'), chosen: false }]);
    actor.send({ type: 'units.loaded', units: [unit('14'), unit('15')] });
    actor.send({ type: 'units.failed', unit: unit('22') });
    expect(selectedUnit(actor.getSnapshot().context)).toEqual(unit('14'));
  });

  test('is cleared by an empty list', () => {
    const { actor } = opened();
    actor.send({ type: 'units.loaded', units: [unit('14')] });
    actor.send({ type: 'units.loaded', units: [] });
    expect(selectedUnit(actor.getSnapshot().context)).toBeUndefined();
  });
});

test('a changed name is kept, and the user’s other data stay', () => {
  const { actor, emitted } = opened();
  actor.send({ type: 'name.changed', firstname: 'Anica', lastname: 'Zupan' });
  const user = { ...login.user_data, firstname: 'Anica', lastname: 'Zupan' };
  expect(actor.getSnapshot().context.user).toEqual(user);
  expect(emitted).toEqual([{ type: 'user.changed', user }]);
});
