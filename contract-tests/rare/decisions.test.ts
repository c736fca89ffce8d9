/** Decisions as they seldom are: other majorities and sources of money, votes on paper, planned works in every state. */
import { describe, expect, it } from 'vitest';
import type {
  Decision,
  Decisions,
  FundPlan,
  Proposal,
  ReserveFundOrNone,
} from '../../src/api/schema';
import { ana, rareWorld } from '../support/rare-world';
import { inProcess } from '../support/target';

const world = rareWorld();
const see = (id: number) => world.read<Decision>(`v2/decision/${id}`);

describe.runIf(inProcess)('a decision', () => {
  it('has any majority and source of money, on the web, without a legal ground', async () => {
    const where = { id_odlocitve: { equals: 9102 } };
    world.db.decision.update({ where, data: { povezava: 'https://zbor.example.si/9102' } });
    const sources: Proposal['vir_sredstev'][] = ['kredit', 'prostovoljni_sklad', null];
    for (const [index, vir_sredstev] of sources.entries()) {
      const data = {
        vrsta_posla: 'preseza_redno',
        potrebna_vecina: 'vec_kot_75',
        podlaga: null,
        vir_sredstev,
      } as const;
      world.db.proposal.update({ where: { id_predloga: { equals: 91021 + index } }, data });
    }
    const { povezava, predlogi } = await see(9102);
    expect(povezava).toBe('https://zbor.example.si/9102');
    expect(predlogi.map(({ vir_sredstev }) => vir_sredstev)).toEqual(sources);
    expect(predlogi[0]).toMatchObject({ potrebna_vecina: 'vec_kot_75', podlaga: null });
  });

  it('has votes that were signed on paper, whose choice the server may not know', async () => {
    const vote = {
      id_odlocitve: 9104,
      payer: ana,
      nacin: 'listina',
      koda: '',
      potrdilo: '',
    } as const;
    const cas = '2026-05-12T10:00:00+02:00';
    world.db.vote.create({ ...vote, key: `9104/${ana}`, cas, glasovi: '{}' });
    const { moje, predlogi } = await see(9104);
    expect(moje).toMatchObject({ nacin_oddaje: 'listina', sprememba_mozna_do: null });
    // The tally of the paper has it already.
    expect(predlogi[0]).toMatchObject({ moj_glas: null, za: 4790 });
  });

  it('has units whose area is not known', async () => {
    const where = { inventarna_stevilka: { equals: '0137G22' } };
    world.db.unitFact.delete({ where });
    const { moje } = await see(9101);
    expect(moje.enote.map(({ povrsina }) => povrsina)).toEqual([62.4, null]);
  });

  it('is voted on by a proxy, or cancelled with a reason', async () => {
    const vote = { id_odlocitve: 9103, payer: ana, koda: '', potrdilo: '' } as const;
    const where = { key: { equals: `9103/${ana}` } };
    const glasovi = JSON.stringify({ 91031: 'vzdrzano' });
    world.db.vote.update({ where, data: { ...vote, nacin: 'po_pooblascencu', glasovi } });
    const { moje, predlogi } = await see(9103);
    expect([moje.nacin_oddaje, predlogi[0]?.moj_glas]).toEqual(['po_pooblascencu', 'vzdrzano']);
    const cancelled = await see(9109);
    expect(cancelled.razlog_preklica).toBe('Izbrani ponudnik je ponudbo umaknil.');
    expect(cancelled.predlogi[0]?.izid).toBe('v_teku');
  });

  it('is not in every building', async () => {
    world.db.decision.delete({ where: { id_odlocitve: { equals: 9201 } } });
    const list = await world.read<Decisions>('v2/decisions/0291');
    expect(list).toMatchObject({ leta: [], odlocitve: [], stevilo_vrstic: 0 });
  });

  it('may have no proposals yet', async () => {
    world.db.proposal.deleteMany({ where: { id_odlocitve: { equals: 9102 } } });
    expect((await see(9102)).predlogi).toEqual([]);
  });
});

describe.runIf(inProcess)('a planned work', () => {
  it('is in any state, with its cost, its earlier year and offers on paper', async () => {
    const where = { key: { equals: '0137/2027/1' } };
    const offer = {
      ponudnik: 'Fasade Gaj d.o.o.',
      znesek: 100,
      izbrana: false,
      id_dokumenta: null,
    };
    const row = world.db.fundPlan.findFirst({ where, strict: true });
    const states: Partial<Record<FundPlan['stanje'], object>> = {
      sprejet: { id_odlocitve: null },
      v_izvedbi: { dejanski_strosek: 150_000 },
      zakljucen: { dejanski_strosek: 4_310_050 },
      prestavljen: { prestavljen_iz_leta: 2026 },
      opuscen: { ponudbe: JSON.stringify([offer]) },
    };
    for (const [stanje, more] of Object.entries(states)) {
      const data = { ...row, ponudbe: '[]', ...more, stanje: stanje as FundPlan['stanje'] };
      world.db.fundPlan.create({ ...data, key: `0137/2027/${stanje}` });
    }
    const { sklad } = await world.read<ReserveFundOrNone>('v2/reserve_fund/0137');
    const works = sklad?.nacrt.slice(2) ?? [];
    expect(works.map(({ stanje }) => stanje)).toEqual(Object.keys(states));
    expect(works.map(({ dejanski_strosek }) => dejanski_strosek)).toEqual([
      null,
      1500,
      43_100.5,
      null,
      null,
    ]);
    expect(works.at(-1)?.ponudbe).toEqual([{ ...offer, znesek: 1 }]);
  });
});
