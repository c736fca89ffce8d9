import { describe, expect, it } from 'vitest';
import { loadOperations } from '../../contract/checker/description';
import { ask, tokenAt } from '../support/sessions';
import { testServer } from '../support/target';

const server = testServer();
const all = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23];
const tenants = [1, 2, 3, 7, 8, 9, 10, 11, 14, 16, 19, 20, 22];

describe.each([
  { resident: 'Ana', context: 'zelenigaj/104217', pages: all, hasTenants: true },
  {
    resident: 'Ana',
    context: 'zelenigaj/118903',
    pages: all.filter((page) => page !== 15),
    hasTenants: false,
  },
  { resident: 'Ana', context: 'breza/5530', pages: tenants, hasTenants: false },
  { resident: 'Rok', context: 'zelenigaj/204511', pages: tenants, hasTenants: false },
  // Whom Ana has invited (pages.md P32).
  {
    resident: 'Marko',
    context: 'zelenigaj/104217',
    pages: all.filter((page) => ![12, 15, 21, 23].includes(page)),
    hasTenants: false,
  },
] as const)('$resident at $context', ({ resident, context, pages, hasTenants }) => {
  it('may see the pages of the demo world', async () => {
    const token = await tokenAt(server.url, resident, context);
    expect(await ask(server.url, '/api/portal-user/v2/allowed_pages', token)).toEqual(pages);
  });

  it('gets whether there are tenants', async () => {
    const token = await tokenAt(server.url, resident, context);
    expect(await ask(server.url, '/api/portal-user/v2/has_user_tenants', token)).toBe(hasTenants);
  });
});

it('every product of the portal gets the same answer', async () => {
  const token = await tokenAt(server.url, 'Ana', 'breza/5530');
  expect(await ask(server.url, '/api/etaza2-user/v2/allowed_pages', token)).toEqual(tenants);
});

it('each call needs the page that it belongs to (§3 Allowed pages)', async () => {
  const paged = (await loadOperations()).filter(({ page }) => page !== undefined);
  expect(Object.fromEntries(paged.map(({ id, page }) => [id, page]))).toEqual({
    getAccountCard: 1,
    listOpenItems: 2,
    listRegularBills: 16,
    downloadRegularBills: 16,
    getAnnualStatement: 16,
    downloadAnnualStatement: 16,
    listReserveBills: 17,
    getCostSpecification: 14,
    downloadCostSpecification: 14,
    getReadings: 3,
    listTenantOpenItems: 15,
    getReserveFund: 4,
    listFundPostings: 13,
    listFundDebtors: 12,
    listVoluntaryFunds: 18,
    getUnreadNotifications: 7,
    listNotifications: 7,
    markAllNotificationsRead: 7,
    getNotification: 7,
    markNotificationRead: 7,
    markNotificationUnread: 7,
    getUnreadBulletins: 9,
    markBulletinRead: 9,
    markAllBulletinsRead: 9,
    listBulletins: 9,
    listManagerDocuments: 5,
    getDocumentRecord: 5,
    downloadDocumentRecord: 5,
    listSupplierDocuments: 6,
    listQuestions: 10,
    listContractors: 11,
    listInsuranceContracts: 20,
    reportRegisteredChange: 19,
    getRegisteredNumbers: 19,
    getEnergy: 3,
    getEnergyMonths: 3,
    getMeterWindow: 3,
    giveMeterState: 3,
    listDecisions: 21,
    getDecision: 21,
    downloadBallot: 21,
    sendVotingCode: 21,
    castVotes: 21,
    getVoteReceipt: 21,
    downloadVoteReceipt: 21,
    giveProxy: 21,
    revokeProxy: 21,
    listBuildingEvents: 22,
    getCalendarSubscription: 22,
    createCalendarSubscription: 22,
    revokeCalendarSubscription: 22,
    listFaults: 22,
    reportFault: 22,
    downloadFaultPhoto: 22,
    addMeToo: 22,
    confirmFault: 22,
    listUnitDetails: 8,
    announcePayment: 2,
    takeBackPayment: 2,
    listCoUsers: 23,
    inviteCoUser: 23,
    revokeCoUser: 23,
  });
});
