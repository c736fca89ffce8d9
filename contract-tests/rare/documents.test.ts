/** Records of every type, and invoices with little data (pages.md P8, P9, P10). */
import { describe, expect, it } from 'vitest';
import type {
  DocumentRecordFiles,
  DocumentRecords,
  RecordType,
  SupplierDocuments,
} from '../../src/api/schema';
import { rareWorld } from '../support/rare-world';
import { inProcess } from '../support/target';
import { addFile } from './rows';

const world = rareWorld();
const id_vlozisca = 59_999;
const file = { id_vlozisca, stran: 5 };

const types = [
  ...(['zapisnik', 'porocilo', 'nacrt', 'pogodba', 'hisni_red'] as const),
  ...(['ponudba', 'listina', 'dopis', 'tehnicna', 'drugo'] as const),
];

function addRecord(vrsta: RecordType, st_zadeve: string | null): void {
  world.db.documentRecord.create({
    id_vlozisca,
    objekt_sifra: '0137',
    samo_lastnik: true,
    naziv: 'Gradivo',
    vrsta,
    st_zadeve,
    datum: '2026-11-20',
    datum_objave: '2026-11-20T09:00:00+01:00',
    velja_do: null,
    opis: null,
  });
}

const readList = () => world.read<DocumentRecords>('v2/manager_documents/0137');
const readRecord = () =>
  world.read<DocumentRecordFiles>(`v2/manager_documents/vlozisce/${id_vlozisca}`);

describe.runIf(inProcess)('a record', () => {
  it.for(types)('of type %s is the same in the list and when opened', async (vrsta) => {
    const before = await readList();
    addRecord(vrsta, '0137-11/2026');
    addFile(world.db, 1, file);
    const { vlozisca, skupaj } = await readList();
    const { vlozisce, dokumenti } = await readRecord();
    expect(skupaj).toBe(before.skupaj + 1);
    expect(vlozisca[0]).toMatchObject({ vrsta, novo: true, st_dokumentov: 1 });
    const { opis, ...head } = vlozisce;
    expect([vlozisca[0], opis]).toMatchObject([head, null]);
    expect(dokumenti.map(({ pot }) => pot)).toEqual([vlozisca[0]?.pot]);
  });

  it('without a case number and without files can be opened', async () => {
    addRecord('drugo', null);
    const empty = { st_zadeve: null, st_dokumentov: 0, pot: null };
    expect((await readList()).vlozisca[0]).toMatchObject(empty);
    expect(await readRecord()).toMatchObject({ vlozisce: { st_zadeve: null }, dokumenti: [] });
  });
});

describe.runIf(inProcess)('a building', () => {
  it('without records has an empty list', async () => {
    world.db.documentRecord.deleteMany({ where: { objekt_sifra: { equals: '0137' } } });
    expect(await readList()).toEqual({ vlozisca: [], skupaj: 0 });
  });

  it('includes an invoice without a due date in the sums of its period', async () => {
    world.db.supplierDocument.create({
      id_dokumenta: 1,
      objekt_sifra: '0137',
      dobavitelj: 'Dimnikar Gaj s.p.',
      vrsta_stroska: 'Dimnikarske storitve',
      st_racuna: '7-2026',
      datum_racuna: '2026-11-12',
      obdobje: '2026-11',
      znesek_brez_ddv: 10_000,
      ddv: 2200,
      vir: 'redni',
      rok_placila: null,
      datum_placila: null,
    });
    const path = 'v2/supplier_documents/0137?od=2026-11';
    const answer = await world.read<SupplierDocuments>(path);
    const row = { st_racuna: '7-2026', rok_placila: null, datum_placila: null, pot: null };
    expect(answer).toMatchObject({ dokumenti: [row], skupaj_brez_ddv: 100, skupaj: 122 });
  });
});
