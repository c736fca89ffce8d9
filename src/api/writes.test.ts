import { beforeEach, expect, test } from 'vitest';
import { loadOperations } from '../../contract/checker/description';
import { logIn, logInAsUser } from './account';
import { register, requestPasswordReset, resetPassword } from './account-entry';
import { savePreferences } from './account-preferences';
import { changePassword, updateProfile } from './account-profile';
import { testApi } from './api.fixture';
import { endMandate, saveMandate } from './billing-delivery';
import { giveMeterState } from './billing-meters';
import { announcePayment, takeBackPayment } from './billing-payment';
import { reportChange } from './building-registered';
import type { Api } from './client';
import { castVotes, giveProxy, revokeProxy, sendVotingCode } from './decisions-votes';
import { cancelSubmission, submitForm } from './documents-forms';
import { ApiError } from './errors';
import { createCalendarSubscription, revokeCalendarSubscription } from './events';
import { addMeToo, confirmFault, reportFault } from './events-faults';
import { addManager, switchManager } from './managers';
import { bulletinsFeed, notificationsFeed } from './messages';
import { inviteCoUser, revokeCoUser } from './people';
import { deleteHandover, moveHandover, saveHandover, startHandover } from './people-handover';
import { answerHandover } from './people-handover-offer';
import { acceptInvitation, requestAccess } from './people-invitation';
import type { HandoverDraft } from './schema';

let api: Api;
const { signal } = new AbortController();
const nothing = () => {};
const text = { email: 'a', password: 'b', token: 'c', captcha: 'd', terms: true } as const;
const proof = { manager: 'zelenigaj', code_payer: '104217', bill_password: 'x' };
const change = {
  inventarna_stevilka: '1',
  st_oseb: 1,
  st_psov: 0,
  velja_od: '2026-11-01',
  prazna: false,
  opomba: '',
  izjava: true,
  priloga: undefined,
} as const;

const state = {
  st_merilnika: 'V-1',
  stanje: 12.5,
  datum: '2026-11-20',
  posebnost: 'brez',
  potrjeno: false,
  fotografija: undefined,
} as const;

const fault = {
  objekt_sifra: '0137',
  kraj: 'klet',
  panoga: 'drugo',
  opis: 'V kleti se nabira vlaga.',
  ni_podobna: true,
  fotografije: [],
} as const;

const draft: HandoverDraft = {
  razlicica: 1,
  vrsta: 'darilo',
  datum_predaje: null,
  prevzemnik: {
    ime: null,
    naslov: { ulica: null, hisna_stevilka: null, postna_stevilka: null, kraj: null },
    e_posta: null,
    davcna: null,
  },
  stevci: [],
  priloge: [],
};

const vote = { glasovi: [{ id_predloga: 1, glas: 'za' as const }], potrditvena_koda: '123456' };

/** Every call that writes, by its operation. */
const calls: Readonly<Record<string, () => Promise<unknown>>> = {
  login: () => logIn(api, text),
  loginAsUser: () => logInAsUser(api, 'c'),
  register: () => register(api, { ...proof, ...text, firstname: 'A', lastname: 'B' }),
  requestPasswordReset: () => requestPasswordReset(api, text),
  resetPassword: () => resetPassword(api, text),
  updateProfile: () => updateProfile(api, { firstname: 'A', lastname: 'B' }),
  saveNotificationPreferences: () =>
    savePreferences(api, { vrste: [], povzetek: 'takoj', tihe_ure: null }),
  changePassword: () => changePassword(api, { trenutno_geslo: 'a', novo_geslo: 'b' }),
  addManager: () => addManager(api, proof),
  switchManager: () => switchManager(api, proof, signal),
  markNotificationRead: () => notificationsFeed().send(api, { id: 1, read: true }, signal),
  markNotificationUnread: () => notificationsFeed().send(api, { id: 1, read: false }, signal),
  markAllNotificationsRead: () => notificationsFeed().send(api, { id: 'all', read: true }, signal),
  markBulletinRead: () => bulletinsFeed('0137').send(api, { id: 1, read: true }, signal),
  markAllBulletinsRead: () => bulletinsFeed('0137').send(api, { id: 'all', read: true }, signal),
  submitForm: () => submitForm(api, 'potrdilo', {}, [], nothing),
  cancelSubmission: () => cancelSubmission(api, 'V-1'),
  giveMeterState: () => giveMeterState(api, '1', state, nothing),
  sendVotingCode: () => sendVotingCode(api, 9101),
  castVotes: () => castVotes(api, 9101, 'k'.repeat(16), vote),
  giveProxy: () => giveProxy(api, 9102, { ime_priimek: 'Eva Kos', naslov: 'Gaj 1' }),
  revokeProxy: () => revokeProxy(api, 9102),
  reportFault: () => reportFault(api, 'k'.repeat(16), fault, nothing),
  addMeToo: () => addMeToo(api, 'N-1'),
  confirmFault: () => confirmFault(api, 'N-1', { opravljeno: true, opis: null }),
  announcePayment: () => announcePayment(api, '1'),
  takeBackPayment: () => takeBackPayment(api, '1'),
  createCalendarSubscription: () => createCalendarSubscription(api, '0137'),
  revokeCalendarSubscription: () => revokeCalendarSubscription(api, '0137'),
  inviteCoUser: () =>
    inviteCoUser(api, '104217', { ime: 'Eva', e_posta: 'e@a.si', vloga: 'skrbnik', pravice: [] }),
  revokeCoUser: () => revokeCoUser(api, '104217', 601),
  acceptInvitation: () => acceptInvitation(api, 'c', { password: 'b', novi_racun: null }),
  requestAccess: () => requestAccess(api, { ...proof, ...text, firstname: 'A', lastname: 'B' }),
  startHandover: () => startHandover(api, '1', 'darilo'),
  saveHandover: () => saveHandover(api, 702, draft),
  deleteHandover: () => deleteHandover(api, 702),
  saveMandate: () =>
    saveMandate(api, '104217', {
      razlicica: null,
      stanje: 'osnutek',
      imetnik: null,
      naslov: draft.prevzemnik.naslov,
      iban: null,
    }),
  endMandate: () => endMandate(api, '104217'),
  moveHandover: () => moveHandover(api, 702, { razlicica: 1, stanje: 'osnutek' }),
  answerHandover: () =>
    answerHandover(api, 'c', { odgovor: 'potrjujem', razlog: null, password: null }),
  reportRegisteredChange: () => reportChange(api, change, nothing),
};

const writing = (await loadOperations()).filter(({ method }) => method !== 'GET');
let answer: () => Response;

beforeEach(() => {
  api = testApi({
    onUnauthorised: nothing,
    fetch: async () => answer(),
  });
});

const json = (status: number, body: unknown) => () => Response.json(body, { status });

test('the table has every operation that writes', () => {
  expect(Object.keys(calls).sort()).toEqual(writing.map(({ id }) => id).sort());
});

test.each(writing.map(({ id, responses }) => [id, responses] as const))(
  '%s: an answer that does not fit the contract fails',
  async (id, responses) => {
    const good = [...responses.keys()].find((status) => status < 300) ?? 0;
    const bodies = [null, {}, [], 'da', true, { data: {} }, { data: null }, { user_data: {} }];
    const others = [200, 201, 202, 207].filter((status) => status !== good);
    const example = Object.values(responses.get(good)?.['application/json']?.examples ?? {})[0];
    const answers = [
      ...others.map((status) => json(status, example?.value ?? {})),
      ...(good === 204
        ? []
        : [...bodies.map((body) => json(good, body)), () => new Response(null, { status: 204 })]),
    ];
    for (answer of answers) {
      await expect(
        calls[id]?.(),
        `${answer().status} ${await answer().text()}`,
      ).rejects.toBeInstanceOf(ApiError);
    }
    answer = good === 204 ? () => new Response(null, { status: 204 }) : json(good, example?.value);
    // All pass, since the example's token can be decoded.
    await expect(calls[id]?.()).resolves.not.toThrow();
  },
);
