import { expect, test } from 'vitest';
import type { Api } from '../../api/client';
import { documentFile, type PlannedFile } from './pack-plan';

/** A server whose documents have this type. */
const serverOf = (type: string) => {
  const headers = new Headers({ 'Content-Type': type });
  return { get: async () => ({ status: 200, headers, body: new Blob(['x']) }) } as unknown as Api;
};

const got = (name: string, type: string) => {
  const file = documentFile(name, '/api/portal-user/v2/documents/1') as PlannedFile;
  return file.get(serverOf(type), new AbortController().signal);
};

test.each([
  ['application/pdf', '05_racuni/001_Voda d.o.o._26-1.pdf'],
  ['image/jpeg', '05_racuni/001_Voda d.o.o._26-1.jpg'],
  ['application/octet-stream', '05_racuni/001_Voda d.o.o._26-1.pdf'],
])('a document of the type %s is in the pack as %s', async (type, name) => {
  expect((await got('05_racuni/001_Voda d.o.o._26-1.pdf', type)).name).toBe(name);
});

test('a document whose name has no ending gets that of its type', async () => {
  expect((await got('09_sklepi/2026-04-20_Zapisnik', 'application/pdf')).name).toBe(
    '09_sklepi/2026-04-20_Zapisnik.pdf',
  );
});
