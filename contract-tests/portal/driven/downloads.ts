import { annualStatementQuery } from '../../../src/api/billing-annual';
import { regularBillsQuery } from '../../../src/api/billing-bills';
import { costSpecificationQuery } from '../../../src/api/billing-costs';
import { changeFormPdf } from '../../../src/api/building-registered';
import { downloadDocument } from '../../../src/api/document-file';
import {
  documentRecordQuery,
  downloadOnlyFile,
  managerDocumentsQuery,
} from '../../../src/api/documents';
import { formsQuery } from '../../../src/api/documents-forms';
import { download } from '../../../src/api/download';
import type { Drive } from './drive';
import type { Portal } from './portal';

const unit = '0137014';

/** Saves the document of a path, as the button of a screen does; a missing path is an error. */
async function save({ api, signal }: Portal, path: string | null | undefined) {
  if (!path) throw new Error('The answer offers no document.');
  return download(api, path, signal);
}

/** Documents by the paths that answers offer. */
const offered: readonly Drive[] = [
  {
    of: download,
    by: 'a bill',
    calls: ['listRegularBills', 'downloadBill'],
    run: async (portal) => {
      const asked = { unit, year: 2026 };
      const { obracuni } = await portal.cache.fetchQuery(regularBillsQuery(asked));
      return save(portal, obracuni[0]?.pot_pdf);
    },
  },
  {
    of: download,
    by: 'the bills of a year',
    calls: ['listRegularBills', 'downloadRegularBills'],
    run: async (portal) => {
      const asked = { unit, year: 2026 };
      const { pot_zip } = await portal.cache.fetchQuery(regularBillsQuery(asked));
      return save(portal, pot_zip);
    },
  },
  {
    of: download,
    by: 'a cost specification',
    calls: ['getCostSpecification', 'downloadCostSpecification'],
    run: async (portal) => {
      const { pot_pdf } = await portal.cache.fetchQuery(costSpecificationQuery(unit));
      return save(portal, pot_pdf);
    },
  },
  {
    of: download,
    by: 'an annual statement',
    calls: ['getAnnualStatement', 'downloadAnnualStatement'],
    run: async (portal) => {
      const asked = { payer: '104217', unit, year: 2026 };
      const { pot_pdf } = await portal.cache.fetchQuery(annualStatementQuery(asked));
      return save(portal, pot_pdf);
    },
  },
  {
    of: download,
    by: 'all files of a record',
    calls: ['getDocumentRecord', 'downloadDocumentRecord'],
    run: async (portal) => {
      const { pot_zip } = await portal.cache.fetchQuery(documentRecordQuery(58213));
      return save(portal, pot_zip);
    },
  },
  {
    of: download,
    by: 'a form on paper',
    calls: ['listForms', 'downloadForm'],
    run: async (portal) => {
      const forms = await portal.cache.fetchQuery(formsQuery());
      return save(portal, forms.find(({ pot_pdf }) => pot_pdf !== null)?.pot_pdf);
    },
  },
];

/** The documents that the portal saves, in the demo world. */
export const downloads: readonly Drive[] = [
  ...offered,
  {
    of: downloadOnlyFile,
    by: 'whose path is in the list',
    calls: ['listManagerDocuments', 'downloadDocument'],
    run: async ({ api, cache, signal }) => {
      const { vlozisca } = await cache.fetchQuery(managerDocumentsQuery('0137'));
      const record = vlozisca.find(({ pot }) => pot !== null);
      if (!record) throw new Error('No record has a single file.');
      return downloadOnlyFile(api, record, signal);
    },
  },
  {
    of: downloadOnlyFile,
    by: 'whose record is fetched first',
    calls: ['getDocumentRecord', 'downloadDocument'],
    run: ({ api, signal }) => downloadOnlyFile(api, { id_vlozisca: 58213, pot: null }, signal),
  },
  {
    of: downloadDocument,
    calls: ['getCostSpecification', 'downloadDocument'],
    run: async ({ api, cache, signal }) => {
      const { postavke } = await cache.fetchQuery(costSpecificationQuery(unit));
      const id = postavke.find(({ id_dokumenta }) => id_dokumenta !== null)?.id_dokumenta;
      if (!id) throw new Error('No line has the document of its invoice.');
      return downloadDocument(id)(api, signal);
    },
  },
  {
    of: changeFormPdf,
    calls: ['downloadForm'],
    run: ({ api, signal }) => changeFormPdf(api, signal),
  },
];
