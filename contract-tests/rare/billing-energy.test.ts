/** Comparisons that may not be made: other persons, other meters, other seasons. */
import { describe, expect, it } from 'vitest';
import type { EnergyComparison, EnergyMonth, EnergyMonths } from '../../src/api/schema';
import { rareWorld } from '../support/rare-world';
import { inProcess } from '../support/target';

const world = rareWorld();
const rok = 'zelenigaj/204511';

async function monthOf(obdobje: string, payer?: string): Promise<EnergyComparison | undefined> {
  const unit = payer === rok ? '0291007' : '0137014';
  const { meseci } = await world.read<EnergyMonths>(`v2/energy_months/${unit}`, payer);
  return meseci.find((month) => month.obdobje === obdobje);
}

function allocators() {
  return world.db.meterReading.findMany({
    where: {
      inventarna_stevilka: { equals: '0137014' },
      vrsta_merilnika: { equals: 'delilnik' },
      obdobje: { equals: '2026-10' },
    },
  });
}

describe.runIf(inProcess)('a comparison', () => {
  it('with the time before a lease shows nothing of the other person', async () => {
    const where = { tenant: { equals: rok } };
    world.db.lease.update({ where, data: { pogodba_od: '2025-12-01' } });
    const { meseci } = await world.read<EnergyMonths>('v2/energy_months/0291007', rok);
    expect(meseci.at(-1)?.obdobje).toBe('2025-12');
    expect(await monthOf('2026-10', rok)).toMatchObject({
      primerljivost: 'drug_uporabnik',
      obracunske_enote_lani: null,
      toplota_enote_kwh_lani: null,
      topla_voda_m3_lani: null,
    });
  });

  it.each(['2026-10', '2025-10'])('is not made when a meter was new in %s', async (obdobje) => {
    const where = { key: { equals: `70114501/${obdobje}` } };
    world.db.meterReading.update({ where, data: { datum_prejsnji: null } });
    expect((await monthOf('2026-10'))?.primerljivost).toBe('zamenjan_merilnik');
  });

  it('is not made when another allocator was there', async () => {
    const where = { key: { equals: '70114501/2025-10' } };
    world.db.meterReading.update({ where, data: { st_merilnika: '9' } });
    expect((await monthOf('2026-10'))?.primerljivost).toBe('zamenjan_merilnik');
  });

  it('is not made when the building was heated in one of the years only', async () => {
    const where = { key: { equals: '0137/2025-10' } };
    world.db.buildingEnergy.update({ where, data: { toplota_kwh: 0 } });
    expect((await monthOf('2026-10'))?.primerljivost).toBe('druga_sezona');
  });
});

describe.runIf(inProcess)('a month', () => {
  it('of a heat meter is measured, and has no units', async () => {
    for (const { st_merilnika } of allocators()) {
      const where = { key: { equals: `${st_merilnika}/2026-10` } };
      const data = { vrsta_merilnika: 'kalorimeter', enota_mere: 'kWh', faktor: null } as const;
      world.db.meterReading.update({ where, data });
    }
    expect(await world.read<EnergyMonth>('v2/energy/0137014')).toMatchObject({
      nacin_dolocitve: 'izmerjeno',
      obracunske_enote: null,
      toplota_enote_kwh: 257,
    });
  });

  it('arrives without what the manager does not know', async () => {
    const data = {
      toplota_kwh: null,
      temperaturni_primanjkljaj: null,
      strosek: null,
      cena_variabilni_na_mwh: null,
      cena_fiksni: null,
      obvesceno_ob: null,
    };
    world.db.buildingEnergy.update({ where: { key: { equals: '0137/2026-10' } }, data });
    world.db.expectedCost.delete({ where: { inventarna_stevilka: { equals: '0137014' } } });
    expect(await world.read<EnergyMonth>('v2/energy/0137014')).toMatchObject({
      toplota_stavbe_kwh: null,
      toplota_enote_kwh: null,
      emisije_kg: null,
      strosek_stavbe: null,
      povprecje_stavbe: null,
      obvesceno_ob: null,
      pricakovani_letni_strosek: null,
    });
  });

  it('arrives without what the manager does not know of the heating system', async () => {
    const where = { objekt_sifra: { equals: '0137' } };
    const data = {
      ogrevana_povrsina: 0,
      osnovna_temperatura: null,
      vir_primanjkljaja: null,
      mesanica_energentov: '[]',
      toplotna_moc_sistema_mw: null,
      referencni_uporabnik: 'null',
      stiki: '[]',
      pritozbe: '[]',
      dajatve_na_mwh: JSON.stringify([['Prispevek', 80, null]]),
      daljinsko_odcitavanje: 'da',
      rok_daljinskega: null,
    } as const;
    world.db.heatingSystem.update({ where, data });
    expect(await world.read<EnergyMonth>('v2/energy/0137014')).toMatchObject({
      ogrevana_povrsina: null,
      osnovna_temperatura: null,
      vir_primanjkljaja: null,
      mesanica_energentov: [],
      toplotna_moc_sistema_mw: null,
      referencni_uporabnik: null,
      stiki: [],
      pritozbe: [],
      dajatve: [{ naziv: 'Prispevek', znesek: expect.any(Number), opis: null }],
      rok_daljinskega: null,
    });
  });

  it('has any source of energy, and contacts with a telephone instead of a page', async () => {
    const kinds = [
      'utekocinjen_plin',
      'premog',
      'bioplin',
      'odpadki',
      'soncna_energija',
      'elektrika',
      'drugo',
    ];
    const mix = kinds.map((energent, index) => ({ energent, delez: index === 0 ? 40 : 10 }));
    const stiki = [
      { naziv: 'Svetovalna pisarna', vrsta: 'drugo', url: null, telefon: '01 234 56 78' },
    ];
    const where = { objekt_sifra: { equals: '0137' } };
    const data = { mesanica_energentov: JSON.stringify(mix), stiki: JSON.stringify(stiki) };
    world.db.heatingSystem.update({ where, data });
    const month = await world.read<EnergyMonth>('v2/energy/0137014');
    expect(month.mesanica_energentov.map(({ energent }) => energent)).toEqual(kinds);
    expect(month.stiki).toEqual(stiki);
  });
});
