/** Forms of every kind, and refused submissions (pages.md P24). */
import { describe, expect, it } from 'vitest';
import * as f from '../../mocks/forms/seed/form-fields';
import type { Form, FormDefinition, SentValues, Submissions } from '../../src/api/schema';
import { call } from '../support/call';
import { ana, rareWorld } from '../support/rare-world';
import { inProcess } from '../support/target';

const world = rareWorld();
const readForms = () => world.read<Form[]>('v2/forms');
const readForm = (key: string) => world.read<FormDefinition>(`v2/forms/${key}`);
const readSent = () => world.read<Submissions>('v2/forms/submissions');

/** A field of every kind with a valid value; files are sent separately from the values. */
const filled: readonly (readonly [f.Field, SentValues[string] | undefined])[] = [
  [f.unit, '0137014'],
  [f.line('zadeva', 'Zadeva'), 'Ključ'],
  [f.text('opis', 'Opis'), 'Zamenjava ključa'],
  [f.field('email', 'E-poštni naslov', 'email'), 'ana@example.si'],
  [f.field('telefon', 'Telefon', 'telefon'), '01 000 10 20'],
  [f.field('iban', 'IBAN', 'iban'), 'SI56999990010400151'],
  [f.field('na_dan', 'Na dan', 'datum'), '2026-11-21'],
  [f.field('nastanek', 'Nastanek', 'datum_ura'), '2026-11-21T08:15'],
  [f.count('st_oseb', 'Število oseb', 1, 30), 3],
  [f.bills, 'oboje'],
  [f.declaration, true],
  [f.optional(f.field('priloge', 'Priloga', 'priloge')), undefined],
];

describe.runIf(inProcess)('a form', () => {
  it('opens with the data of the list, and with fields unless it is PDF-only', async () => {
    for (const form of await readForms()) {
      const { obrazec, polja } = await readForm(form.oznaka);
      expect(obrazec).toEqual(form);
      expect(polja.length === 0).toBe(form.nacin === 'pdf');
      for (const { vrsta, moznosti } of polja) expect(moznosti !== null).toBe(vrsta === 'izbira');
    }
  });

  it('for users only, with a field of every kind, can be sent', async () => {
    const fields = filled.map(([field]) => field);
    world.db.form.create({
      oznaka: 'vse',
      naziv: 'Vse vrste polj',
      opis: '',
      kategorija: 'drugo',
      nacin: 'splet',
      kdo: 'uporabnik',
      velikost: null,
      dni_do_odgovora: null,
      polja: JSON.stringify(fields),
    });
    expect((await readForms()).at(-1)).toMatchObject({ oznaka: 'vse', kdo: 'uporabnik' });
    const { obrazec, polja } = await readForm('vse');
    expect(obrazec).toMatchObject({ kdo: 'uporabnik', pot_pdf: null, velikost: null });
    expect(polja).toEqual(fields);
    const values = filled.flatMap(([{ ime }, value]) =>
      value === undefined ? [] : [[ime, value]],
    );
    const json = { polja: Object.fromEntries(values) };
    const request = { method: 'POST', path: '/api/portal-user/v2/forms/vse', json };
    const sent = await call(world.url, { ...request, token: await world.tokenOf(ana) });
    expect(sent).toMatchObject({ status: 201, json: { naziv: 'Vse vrste polj', odgovor: null } });
    expect((await readSent()).vloge).toContainEqual(sent.json);
  });

  it('that is withdrawn keeps its submissions', async () => {
    const before = await readSent();
    for (const { oznaka } of world.db.form.getAll()) {
      world.db.form.delete({ where: { oznaka: { equals: oznaka } } });
    }
    expect(await readForms()).toEqual([]);
    expect(await readSent()).toEqual(before);
    const path = '/api/portal-user/v2/forms/sprememba_oseb';
    const request = { method: 'GET', path, token: await world.tokenOf(ana) };
    expect((await call(world.url, request)).status).toBe(404);
  });
});

describe.runIf(inProcess)('a submission', () => {
  it('is visible only to its sender, also when the payer code goes to another user', async () => {
    const { vloge } = await readSent();
    expect(vloge.length).toBeGreaterThan(2);
    const where = { key: { equals: ana } };
    world.db.payer.update({ where, data: { user_id: 4822 } });
    expect(await readSent()).toEqual({
      vloge: [],
      skupaj: 0,
      naslednji_kazalec: null,
      stevilo_vrstic: 0,
    });
    const token = await world.tokenOf(ana);
    for (const { st_vloge } of vloge) {
      const path = `/api/portal-user/v2/forms/submissions/${st_vloge}`;
      const answer = await call(world.url, { method: 'DELETE', path, token });
      expect([answer.status, answer.json]).toEqual([404, { code: 4 }]);
    }
    world.db.payer.update({ where, data: { user_id: 4821 } });
    expect((await readSent()).vloge).toEqual(vloge);
  });

  it('keeps the labels and words of its day, even after the manager or the unit is renamed', async () => {
    const before = await readSent();
    world.db.form.update({
      where: { oznaka: { equals: 'reklamacija_obracuna' } },
      data: { polja: '[]', naziv: 'Ugovor', dni_do_odgovora: 30 },
    });
    world.db.unit.deleteMany({ where: { inventarna_stevilka: { equals: '0137014' } } });
    expect(await readSent()).toEqual(before);
  });
});

describe.runIf(inProcess)('a refused submission', () => {
  it('has its day and its reason, and cannot be cancelled', async () => {
    const datumi = ['2026-11-21T07:00:00+01:00', '2026-11-21T09:00:00+01:00'];
    const row = { st_vloge: 'V-2026-00999', oznaka: 'potrdilo', odgovor: 'Obveznosti so odprte.' };
    world.db.submission.create({
      ...row,
      payer: ana,
      user_id: 4821,
      naziv: 'Potrdilo o poravnanih obveznostih',
      polja: '[]',
      datum_oddaje: '2026-11-21T07:00:00+01:00',
      priloge: [],
      statusi: ['prejeto', 'zavrnjeno'],
      datumi,
    });
    const { vloge } = await readSent();
    expect(vloge[0]).toMatchObject({ ...row, status: 'zavrnjeno' });
    expect(vloge[0]?.zgodovina).toEqual([
      { status: 'prejeto', datum: datumi[0] },
      { status: 'zavrnjeno', datum: datumi[1] },
    ]);
    const path = '/api/portal-user/v2/forms/submissions/V-2026-00999';
    const request = { method: 'DELETE', path, token: await world.tokenOf(ana) };
    expect((await call(world.url, request)).status).toBe(409);
  });
});
