/** The receipt of a vote and the list to sign, as documents (pages.md P30). */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { VoteReceipt } from '../../src/api/schema';
import { pdfContent } from '../support/pdf-content';
import { anaGarage, rareWorld } from '../support/rare-world';
import { inProcess } from '../support/target';
import { voting } from '../support/voting';

const world = rareWorld();
const { send, vote, receipt, change } = voting(world);

/** The checksum by the description of `VoteReceipt`. */
function checksumOf({ glasovi, ...receipt_ }: VoteReceipt): string {
  const { st_potrdila, id_odlocitve, oddano_ob, delez_stevec, imenovalec } = receipt_;
  const votes = glasovi.map(({ id_predloga, glas }) => `${id_predloga}=${glas}`);
  const lines = [st_potrdila, id_odlocitve, oddano_ob, `${delez_stevec}/${imenovalec}`, ...votes];
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}

describe.runIf(inProcess)('papers of a vote', () => {
  it('a receipt has proposals, votes, shares and a checksum that anyone can compute', async () => {
    const { status, json } = await vote(9106, { choice: 'vzdrzano' });
    const given = json as VoteReceipt;
    expect(status).toBe(201);
    expect(given.glasovi.map(({ id_predloga, glas }) => [id_predloga, glas])).toEqual([
      [91061, 'vzdrzano'],
      [91062, 'vzdrzano'],
    ]);
    expect(given.enote).toEqual([
      { inventarna_stevilka: '0137014', delez_stevec: 218 },
      { inventarna_stevilka: '0137G22', delez_stevec: 22 },
    ]);
    expect(given.kontrolna_vsota).toBe(checksumOf(given));
  });

  it('its document has the same data, and the same bytes each time', async () => {
    const given = await receipt(9105);
    const { status, headers, body } = await send('GET', 9105, '/receipt/pdf');
    expect(status).toBe(200);
    const name = `attachment; filename="potrdilo_${given.st_potrdila}.pdf"`;
    expect(headers.get('content-disposition')).toBe(name);
    expect(headers.get('content-security-policy')).toBe('sandbox');
    const { text } = pdfContent(body);
    const parts = [given.st_potrdila, '18.06.2026, 20:14', '240 / 10000', given.kontrolna_vsota];
    for (const part of [...parts, 'Ana Zupančič', '1. Skupni prostor v kleti', 'ZA']) {
      expect(text).toContain(part);
    }
    expect((await send('GET', 9105, '/receipt/pdf')).body).toEqual(body);
  });

  it('a list to sign is filled in with proposal, reason, majority, term, units and shares', async () => {
    const { status, headers, body } = await send('GET', 9101, '/ballot');
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toBe('attachment; filename="listina_9101.pdf"');
    const { text } = pdfContent(body);
    for (const part of [
      'Podpisna listina: Višji prispevek v rezervni sklad',
      'Ana Zupančič',
      '1. Prispevek v rezervni sklad se poveča',
      'Višji prispevek pokrije obnovo fasade',
      'Potrebna večina: več kot 50 % vseh solastniških deležev',
      '02.02.2027',
      '218 / 10000',
      '240 / 10000',
      'PROTI',
      'Podpis',
    ]) {
      expect(text).toContain(part);
    }
    expect((await send('GET', 9101, '/ballot')).body).toEqual(body);
    const other = pdfContent((await send('GET', 9101, '/ballot', anaGarage)).body).text;
    expect(other).toContain('22 / 10000');
    expect(other).not.toContain('218');
  });

  it('a list says when it can be signed before its first signature, and costs and withdrawn proposals', async () => {
    const where = { id_predloga: { equals: 91081 } };
    world.db.proposal.update({ where, data: { ocena_stroska: 284_000, obrazlozitev: null } });
    const draft = world.db.proposal.findFirst({ where, strict: true });
    const more = { id_predloga: 91082, zap_st: 2, besedilo: 'Umaknjeni predlog.', umaknjen: true };
    world.db.proposal.create({ ...draft, ...more });
    const { text } = pdfContent((await send('GET', 9108, '/ballot')).body);
    expect(text).toContain('treh mesecev po prvem podpisu');
    expect(text).toContain('Ocena stroška: 2840.00 EUR');
    expect(text).not.toContain('Umaknjeni');
  });

  it('there is no list to sign for other kinds, after the end, or without a part', async () => {
    for (const id of [9102, 9104, 9106, 9109]) {
      expect((await send('GET', id, '/ballot')).status, String(id)).toBe(404);
    }
    expect((await send('GET', 9201, '/ballot')).status).toBe(200);
    change(9101, { preklicano: true });
    expect((await send('GET', 9101, '/ballot')).status).toBe(404);
  });
});
