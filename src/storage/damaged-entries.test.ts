import { expect, test } from 'vitest';
import { damages, harmless } from '../../browser-tests/session/damaged-entries';
import { createMemoryStore } from './key-value-store';
import { createPortalStore } from './portal-store';
import { storageKeys } from './storage-keys';

const now = Date.now();
const payload = Buffer.from(JSON.stringify({ exp: now / 1_000 + 60 })).toString('base64url');
const sound = {
  JWT: `a.${payload}.c`,
  userData: '{"id":1,"firstname":"Ana"}',
  selectedUnit: '{"objekt_sifra":"0137","inventarna_stevilka":"14"}',
  allowedPages: '[100]',
};

/** The usable ones of the four entries. */
function usable(entries: Readonly<Record<string, string>>): string[] {
  const memory = createMemoryStore();
  for (const [key, text] of Object.entries(entries)) memory.setItem(key, text);
  const store = createPortalStore(memory);
  const read: Readonly<Record<string, unknown>> = {
    [storageKeys.token]: store.liveToken(),
    [storageKeys.user]: store.user(),
    [storageKeys.unit]: store.unit(),
    [storageKeys.pages]: store.pages(),
  };
  return Object.keys(read).filter((key) => read[key] !== undefined);
}

const cases = Object.keys(sound).flatMap((key) =>
  Object.keys(damages).map((damage) => [key, damage] as const),
);

test.each(cases)('H03 %s damaged to %s is not used, and the other entries are', (key, damage) => {
  const left = usable({ ...sound, [key]: damages[damage] ?? '' });
  const kept = harmless.includes(`${key} ${damage}`);
  expect(left).toEqual(Object.keys(sound).filter((each) => each !== key || kept));
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
});
