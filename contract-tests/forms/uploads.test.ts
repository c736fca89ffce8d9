/** Uploaded files: their content must match their declared type, and their name is stored safely. */
import { describe, expect, it } from 'vitest';
import { loadOperations } from '../../contract/checker/description';
import { isKnownKind } from '../../contract/checker/file-kind';
import { call } from '../support/call';
import { beginnings, fileOf } from '../support/files';
import { ask, tokenOf } from '../support/sessions';
import { onMock, testServer } from '../support/target';

const forms = '/api/portal-user/v2/forms';
const server = testServer();

it('the first bytes of every type in the description are known', async () => {
  const types = (await loadOperations()).flatMap(({ requestBody }) =>
    Object.values(requestBody?.content['multipart/form-data']?.encoding ?? {}).flatMap(
      ({ contentType = '' }) => contentType.split(',').map((type) => type.trim()),
    ),
  );
  expect(types.length).toBeGreaterThan(5);
  expect(types.filter((type) => !isKnownKind(type))).toEqual([]);
});

async function sendForm(...files: readonly File[]) {
  const form = new FormData();
  form.append('polja', JSON.stringify({ zadeva: 'Ključ', sporocilo: 'Kje dobim ključ?' }));
  for (const file of files) form.append('priloge', file);
  const token = await tokenOf(server.url, 'Ana');
  return call(server.url, { method: 'POST', path: `${forms}/splosno_vprasanje`, token, form });
}

async function reportChange(file: File, velja_od = '2026-11-01') {
  const form = new FormData();
  const change = { inventarna_stevilka: '0137014', st_oseb: '4', st_psov: '1', prazna: 'false' };
  const parts = Object.entries({ ...change, velja_od, izjava: 'true' });
  for (const [name, value] of parts) form.append(name, value);
  form.append('priloga', file);
  const token = await tokenOf(server.url, 'Ana');
  const path = '/api/portal-user/v2/registered_number/change';
  return call(server.url, { method: 'POST', path, token, form });
}

const executable = 'MZ\u0090\u0000\u0003';

describe.skipIf(onMock)('a file with a wrong type', () => {
  it.for([
    ['a program as PDF', fileOf('racun.pdf', 'pdf', executable)],
    ['a program as a photo', fileOf('slika.jpg', 'jpg', executable)],
    ['a page as PDF', fileOf('racun.pdf', 'pdf', '<html><script>')],
    ['a drawing with a script as PNG', fileOf('slika.png', 'png', '<svg onload=')],
    ['an archive as PDF', fileOf('racun.pdf', 'pdf', 'PK\u0003\u0004')],
    ['a PDF as a photo', fileOf('slika.jpg', 'jpg', beginnings.pdf)],
    ['a photo as PNG', fileOf('slika.png', 'png', beginnings.jpg)],
    ['a PDF behind a program', fileOf('racun.pdf', 'pdf', executable + beginnings.pdf)],
    ['less than a beginning', fileOf('racun.pdf', 'pdf', '%PD')],
  ] as const)('is refused: %s', async ([, file]) => {
    const detail = expect.stringContaining('is not of the type that it says');
    for (const answer of [await sendForm(fileOf('a.pdf', 'pdf'), file), await reportChange(file)]) {
      expect(answer).toMatchObject({ status: 422, json: { code: 1, detail } });
    }
  });

  it('does not affect a file with the right type', async () => {
    const files = [fileOf('a.pdf', 'pdf'), fileOf('b.jpeg', 'jpg'), fileOf('c.png', 'png')];
    expect((await sendForm(...files)).json).toMatchObject({
      priloge: ['a.pdf', 'b.jpeg', 'c.png'],
    });
  });
});

const names = [
  ['../../../etc/passwd.pdf', 'passwd.pdf'],
  ['..\\..\\windows\\win.ini', 'win.ini.pdf'],
  ['a\r\nContent-Type: text/html.pdf', 'html.pdf'],
  ['a\r\nX-Evil: 1.pdf', 'aX-Evil: 1.pdf'],
  ['ra\u010dun\u202Efdp.exe', 'ra\u010dunfdp.exe.pdf'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(251)}.pdf`],
] as const;

describe.skipIf(onMock)('a file name', () => {
  it.for(names)('%j is stored as %j, in both answers and in the list', async ([name, kept]) => {
    const file = fileOf(name, 'pdf');
    const sent = await sendForm(file);
    expect(sent).toMatchObject({ status: 201, json: { priloge: [kept] } });
    // A different day each time: the server does not save the same change twice.
    const day = `2026-11-0${names.findIndex((each) => each[0] === name) + 1}`;
    const reported = await reportChange(file, day);
    expect(reported).toMatchObject({ status: 201, json: { priloga: kept } });
    const list = await ask(server.url, `${forms}/submissions`, await tokenOf(server.url, 'Ana'));
    expect(list).toMatchObject({ vloge: expect.arrayContaining([sent.json]) });
  });
});
