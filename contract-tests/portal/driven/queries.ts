import { preferencesQuery } from '../../../src/api/account-preferences';
import { profileQuery } from '../../../src/api/account-profile';
import { openItemsQuery } from '../../../src/api/billing';
import { annualStatementQuery } from '../../../src/api/billing-annual';
import { regularBillsQuery, reserveBillsQuery } from '../../../src/api/billing-bills';
import { accountCardQuery } from '../../../src/api/billing-card';
import { billComplaintQuery } from '../../../src/api/billing-complaint';
import { costSpecificationQuery } from '../../../src/api/billing-costs';
import { dueListQuery } from '../../../src/api/billing-dues';
import { energyMonthsQuery, energyQuery } from '../../../src/api/billing-energy';
import { meterWindowQuery } from '../../../src/api/billing-meters';
import { readingsQuery } from '../../../src/api/billing-readings';
import { tenantOpenItemsQuery } from '../../../src/api/billing-tenants';
import { contractorsQuery, insuranceQuery } from '../../../src/api/building';
import { contactCardQuery } from '../../../src/api/building-contact';
import { registeredQuery } from '../../../src/api/building-registered';
import {
  documentRecordQuery,
  managerDocumentsQuery,
  supplierDocumentsQuery,
} from '../../../src/api/documents';
import { formQuery, formsQuery, submissionsQuery } from '../../../src/api/documents-forms';
import { fundDebtorsQuery, fundPostingsQuery, reserveFundQuery } from '../../../src/api/funds';
import { voluntaryFundsQuery } from '../../../src/api/funds-voluntary';
import { managerChoicesQuery, managersQuery } from '../../../src/api/managers';
import {
  bulletinsQuery,
  notificationsQuery,
  unreadBulletinsQuery,
  unreadNotificationsQuery,
} from '../../../src/api/messages';
import { questionsQuery } from '../../../src/api/questions';
import { unitDetailsQuery, unitsQuery } from '../../../src/api/units';
import { type Drive, query } from './drive';

/** Ana's flat (`inventarna_stevilka`) and its building (`objekt_sifra`). */
const unit = '0137014';
const building = '0137';
const year = 2026;

/** The queries of the portal, with the parameters of the demo world: each optional one with and without a value. */
export const queries: readonly Drive[] = [
  query(profileQuery, 'getProfile', []),
  query(preferencesQuery, 'getNotificationPreferences', []),
  query(managersQuery, 'listUserManagers', []),
  query(managerChoicesQuery, 'listManagers', []),
  query(unitsQuery, 'listUnits', []),
  query(unitDetailsQuery, 'listUnitDetails', []),
  query(dueListQuery, 'getDueList', []),
  query(openItemsQuery, 'listOpenItems', [undefined], [unit]),
  query(
    regularBillsQuery,
    'listRegularBills',
    [{ unit: undefined, year: undefined }],
    [{ unit, year }],
  ),
  query(
    reserveBillsQuery,
    'listReserveBills',
    [{ unit: undefined, year: undefined }],
    [{ unit, year }],
  ),
  query(accountCardQuery, 'getAccountCard', [{ unit: undefined, year }], [{ unit, year }]),
  query(costSpecificationQuery, 'getCostSpecification', [unit], [unit, '2026-10']),
  query(billComplaintQuery, 'getBillComplaint', ['26100314']),
  query(
    annualStatementQuery,
    'getAnnualStatement',
    [{ payer: '104217', unit: undefined, year: undefined }],
    [{ payer: '104217', unit, year }],
  ),
  query(readingsQuery, 'getReadings', [unit]),
  query(energyQuery, 'getEnergy', [unit, undefined], [unit, '2026-10']),
  query(energyMonthsQuery, 'getEnergyMonths', [unit]),
  query(meterWindowQuery, 'getMeterWindow', [unit]),
  query(tenantOpenItemsQuery, 'listTenantOpenItems', []),
  query(reserveFundQuery, 'getReserveFund', [building], [building, year]),
  query(fundPostingsQuery, 'listFundPostings', [{ building, year }]),
  query(fundDebtorsQuery, 'listFundDebtors', [building]),
  query(voluntaryFundsQuery, 'listVoluntaryFunds', [building, undefined], [building, year]),
  query(managerDocumentsQuery, 'listManagerDocuments', [building]),
  query(documentRecordQuery, 'getDocumentRecord', [58213]),
  query(supplierDocumentsQuery, 'listSupplierDocuments', [building]),
  query(formsQuery, 'listForms', []),
  query(formQuery, 'getForm', ['reklamacija_obracuna']),
  query(submissionsQuery, 'listSubmissions', []),
  query(notificationsQuery, 'listNotifications', []),
  query(unreadNotificationsQuery, 'getUnreadNotifications', []),
  query(bulletinsQuery, 'listBulletins', [building]),
  query(unreadBulletinsQuery, 'getUnreadBulletins', [building]),
  query(questionsQuery, 'listQuestions', []),
  query(contractorsQuery, 'listContractors', [building]),
  query(contactCardQuery, 'getContactCard', [undefined], [building]),
  query(insuranceQuery, 'listInsuranceContracts', [building, unit]),
  query(registeredQuery, 'getRegisteredNumbers', [building]),
].flat();
