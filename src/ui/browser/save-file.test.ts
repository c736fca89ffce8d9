import { afterEach, expect, test, vi } from 'vitest';
import { saveFile } from './save-file';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a file is offered under its name, and its address is revoked once the browser has it', () => {
  vi.useFakeTimers();
  const link = { href: '', download: '', click: vi.fn() };
  vi.stubGlobal('document', { createElement: () => link });
  const addresses = vi.spyOn(URL, 'createObjectURL');
  const revoked = vi.spyOn(URL, 'revokeObjectURL');

  saveFile(new Blob(['a']), 'kartica.csv');
  const address = addresses.mock.results[0]?.value;
  expect(address).toMatch(/^blob:/);
  expect(link).toMatchObject({ href: address, download: 'kartica.csv' });
  expect(link.click).toHaveBeenCalledOnce();
  expect(revoked).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(revoked.mock.calls).toEqual([[address]]);
});
