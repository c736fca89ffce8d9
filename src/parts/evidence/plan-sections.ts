import type { QueryClient } from '@tanstack/react-query';
import { regularBillsQuery } from '../../api/billing-bills';
import { billComplaintQuery } from '../../api/billing-complaint';
import { costSpecificationQuery } from '../../api/billing-costs';
import { readingsQuery } from '../../api/billing-readings';
import { registeredQuery } from '../../api/building-registered';
import {
  documentRecordQuery,
  managerDocumentsQuery,
  supplierDocumentsQuery,
} from '../../api/documents';
import { submissionsQuery } from '../../api/documents-forms';
import type { DocumentRecord, RegularBill } from '../../domain/api-types';
import { today } from '../../domain/dates/today';
import { checkTable } from '../../domain/evidence/check-table';
import {
  complaintLines,
  readingsTable,
  registeredTable,
  submissionLines,
} from '../../domain/evidence/data-tables';
import type { RouteName } from '../../navigation/page-table';
import { missingReasons } from '../../text/bills/evidence';
import { costCsv } from '../bill/cost-csv';
import { missingReason } from './missing-reason';
import {
  documentFile,
  type EvidenceOf,
  inFolder,
  linesFile,
  type Planned,
  type Section,
  tableFile,
  writtenFile,
} from './pack-plan';

/** The pages whose calls a section needs; the user may lack them. */
export const pagesOfSection: Readonly<Record<Section, readonly RouteName[]>> = {
  bill: ['regular-billing'],
  breakdown: ['regular-billing', 'cost-specification'],
  specification: ['cost-specification'],
  check: ['cost-specification'],
  suppliers: ['cost-specification', 'supplier-documents'],
  readings: ['readings'],
  heat: ['readings'],
  registered: ['registered-number-of-people-and-dogs'],
  decisions: ['manager-documents'],
  complaint: [],
};

/** Where the files of a section are in the pack; a folder when there may be several. */
export const placeOfSection: Readonly<Record<Section, string>> = {
  bill: '01_racun.pdf',
  breakdown: '02_razdelilnik.pdf',
  specification: '03_specifikacija.csv',
  check: '04_preverjanje.csv',
  suppliers: '05_racuni_dobaviteljev',
  readings: '06_odcitki.csv',
  heat: '07_obracun_toplote.pdf',
  registered: '08_prijavljene_osebe.csv',
  decisions: '09_sklepi',
  complaint: '10_reklamacija',
};

/** The bill itself, from the list of its year. */
export async function findBill(
  cache: QueryClient,
  { unit, bill, period }: EvidenceOf,
): Promise<RegularBill | undefined> {
  const year = Number(period.slice(0, 4));
  const { obracuni } = await cache.fetchQuery(regularBillsQuery({ unit, year }));
  return obracuni.find(({ st_dokumenta }) => st_dokumenta === bill);
}

const specification = (cache: QueryClient, { unit, period }: EvidenceOf) =>
  cache.fetchQuery(costSpecificationQuery(unit, period));

/** Plans the files of a section. @throws what the calls throw */
type PlanSection = (cache: QueryClient, of: EvidenceOf) => Promise<readonly Planned[]>;

/** Decisions and minutes: kinds of records that may bear on a bill. */
const DECISIONS: readonly string[] = ['zapisnik', 'listina'];

/** Whether a record is a decision of the twelve months up to the end of the bill's month. */
export function isRecentDecision({ vrsta, datum }: DocumentRecord, period: string): boolean {
  const [year = 0, month = ''] = period.split('-').map((part, index) => (index ? part : +part));
  const month12 = `${Number(year) - 1}-${month}`;
  const of = datum.slice(0, 7);
  return DECISIONS.includes(vrsta) && of > month12 && of <= period;
}

export const planSection: Readonly<Record<Section, PlanSection>> = {
  bill: async (cache, of) => {
    const bill = await findBill(cache, of);
    return [documentFile(placeOfSection.bill, bill?.pot_pdf)];
  },
  breakdown: async (cache, of) => {
    const bill = await findBill(cache, of);
    // The specification as a document says the same where the manager has published no other.
    const path = bill?.pot_razdelilnik ?? (await specification(cache, of)).pot_pdf;
    return [documentFile(placeOfSection.breakdown, path)];
  },
  specification: async (cache, of) => {
    const found = await specification(cache, of);
    const source = 'getCostSpecification';
    const csv = new Uint8Array(await costCsv(found).file.arrayBuffer());
    const json = new TextEncoder().encode(`${JSON.stringify(found, null, 2)}\n`);
    return [
      writtenFile('03_specifikacija.csv', source, csv),
      writtenFile('03_specifikacija.json', source, json),
    ];
  },
  check: async (cache, of) => [
    tableFile(
      placeOfSection.check,
      'getCostSpecification',
      checkTable(await specification(cache, of)),
    ),
  ],
  suppliers: planInvoices,
  readings: async (cache, of) => {
    const found = await cache.fetchQuery(readingsQuery(of.unit));
    return [tableFile(placeOfSection.readings, 'getReadings', readingsTable(found, of.period))];
  },
  heat: async (cache, { unit, period }) => {
    const { obracuni } = await cache.fetchQuery(readingsQuery(unit));
    const bill = obracuni.find(({ obdobje }) => obdobje === period);
    const none = { name: placeOfSection.heat, source: 'getReadings', missing: missingReasons.none };
    return [bill ? documentFile(placeOfSection.heat, bill.pot_pdf) : none];
  },
  registered: async (cache, { unit, building }) => {
    if (building === undefined)
      return noBuilding(placeOfSection.registered, 'getRegisteredNumbers');
    const found = await cache.fetchQuery(registeredQuery(building));
    const rows = registeredTable(found, unit);
    return [tableFile(placeOfSection.registered, 'getRegisteredNumbers', rows)];
  },
  decisions: planDecisions,
  complaint: planComplaint,
};

/** A unit has no known building when the list of units no longer has it, such as a sold one, or has not loaded. */
const noBuilding = (name: string, source: Planned['source']): readonly Planned[] => [
  { name, source, missing: missingReasons.noBuilding },
];

/** The suppliers' invoices that the lines of the bill name. */
async function planInvoices(cache: QueryClient, of: EvidenceOf): Promise<readonly Planned[]> {
  const folder = placeOfSection.suppliers;
  if (of.building === undefined) return noBuilding(folder, 'listSupplierDocuments');
  const { postavke } = await specification(cache, of);
  const { dokumenti } = await cache.fetchQuery(supplierDocumentsQuery(of.building));
  const named = new Map(postavke.map((line) => [`${line.dobavitelj}\n${line.st_racuna}`, line]));
  if (named.size === 0) {
    return [{ name: folder, source: 'listSupplierDocuments', missing: missingReasons.none }];
  }
  return [...named.values()].map(({ dobavitelj, st_racuna }, index) => {
    const place = String(index + 1).padStart(3, '0');
    const name = inFolder(folder, `${place}_${dobavitelj.slice(0, 30)}_${st_racuna}.pdf`);
    const found = dokumenti.find(
      (each) => each.st_racuna === st_racuna && each.dobavitelj === dobavitelj,
    );
    const none = { name, source: 'listSupplierDocuments', missing: missingReasons.noInvoice };
    return found ? documentFile(name, found.pot) : none;
  });
}

/** The files of the records that are decisions. */
async function planDecisions(
  cache: QueryClient,
  { building, period }: EvidenceOf,
): Promise<readonly Planned[]> {
  const folder = placeOfSection.decisions;
  if (building === undefined) return noBuilding(folder, 'listManagerDocuments');
  const { vlozisca } = await cache.fetchQuery(managerDocumentsQuery(building));
  const records = vlozisca.filter((record) => isRecentDecision(record, period));
  if (records.length === 0) {
    return [{ name: folder, source: 'listManagerDocuments', missing: missingReasons.none }];
  }
  const files: Planned[] = [];
  for (const { id_vlozisca, datum, naziv } of records) {
    try {
      const { dokumenti } = await cache.fetchQuery(documentRecordQuery(id_vlozisca));
      for (const { naziv_dokumenta, pot, velikost } of dokumenti) {
        files.push(documentFile(inFolder(folder, `${datum}_${naziv_dokumenta}`), pot, velikost));
      }
    } catch (error) {
      const missing = missingReason(error);
      const name = inFolder(folder, `${datum}_${naziv}`);
      files.push({ name, source: 'getDocumentRecord', missing });
    }
  }
  return files;
}

/** The term and the steps, and the complaints about this bill that the user has sent. */
async function planComplaint(
  cache: QueryClient,
  { bill }: EvidenceOf,
): Promise<readonly Planned[]> {
  const folder = placeOfSection.complaint;
  const found = await cache.fetchQuery(billComplaintQuery(bill));
  return [
    linesFile(`${folder}/rok_in_koraki.txt`, 'getBillComplaint', complaintLines(found, today())),
    ...(await planSubmissions(cache, bill)),
  ];
}

async function planSubmissions(cache: QueryClient, bill: string): Promise<readonly Planned[]> {
  const folder = placeOfSection.complaint;
  try {
    const { vloge } = await cache.fetchQuery(submissionsQuery());
    const about = vloge.filter(
      ({ oznaka, polja }) =>
        oznaka === 'reklamacija_obracuna' &&
        polja.some(({ ime, vrednost }) => ime === 'obracun' && vrednost === bill),
    );
    return about.map((sent) =>
      linesFile(`${folder}/${sent.st_vloge}.txt`, 'listSubmissions', submissionLines(sent)),
    );
  } catch (error) {
    return [{ name: folder, source: 'listSubmissions', missing: missingReason(error) }];
  }
}
