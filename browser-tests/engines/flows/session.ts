import { expect } from 'vitest';
import { isPublic } from '../../../src/api/transport/public-operations';
import { pathOf } from '../../../src/navigation/page-table';
import { loginText } from '../../../src/text/account/login';
import { profileText } from '../../../src/text/account/profile';
import { messages } from '../../../src/text/common/messages';
import { pageTitles } from '../../../src/text/shell/pages';
import type { Door } from '../door';
import type { Tab } from '../driver/tab';
import { pause, until } from '../driver/until';
import { ANAS_DEBT, ana, type Flow, logIn, logOut, type Scene, signIn } from './scene';

const LOGIN = pathOf('login');
const CARD_CALL = '/card_traffic';
const PROFILE_CALL = '/profile';
const UNITS_CALL = '/unit_details';
/** The calls of the layout, which has its own messages for their failure. */
const LAYOUT_CALLS = ['/e_manager/enota', '/user_managers'];
const REFUSED = { status: 401, body: {} };

/** The held calls must end by then: the logout itself may take 2 s. */
const CALL_ENDS_WITHIN_MS = 2_500;
const OTHER_TAB_WITHIN_MS = 2_000;
/** Time in which a second message would appear. */
const SECOND_MESSAGE_MS = 1_200;
/** The second message appeared in some browsers only sometimes. */
const ROUNDS = 5;

const seesDebt = (tab: Tab) => tab.sees({ role: 'main', text: ANAS_DEBT });

/** The calls from `from` on that needed a token and had none. */
const bareCalls = ({ calls }: Door, from = 0) =>
  calls.slice(from).flatMap((call) => (call.hasToken || isPublic(call) ? [] : [call.url]));

const login: Flow = async ({ tab }) => {
  await tab.open('/');
  await tab.at(LOGIN);
  await logIn(tab);
  await tab.sees({ role: 'heading', name: 'Pozdravljeni, Ana!' });
  await tab.at('/');
  await tab.click({ role: 'link', name: pageTitles['open-items'] });
  await tab.sees({ role: 'row', text: /26090314.*Zapadlo/ });
};

const wrongPassword: Flow = async ({ tab }) => {
  await tab.open(LOGIN);
  await logIn(tab, { ...ana, password: 'Javorjeva13' });
  await tab.sees({ role: 'alert', text: 'E-mail ali geslo ni pravilno' });
  expect(await tab.value({ label: loginText.email })).toBe(ana.email);
  expect(await tab.value({ label: loginText.password })).toBe('');
  await tab.at(LOGIN);
  await tab.type(loginText.password, ana.password);
  await tab.click({ role: 'button', name: loginText.submit });
  await tab.at('/');
};

const guard: Flow = async ({ tab, door }) => {
  await tab.open(pathOf('open-items'));
  await tab.at(LOGIN);
  expect(bareCalls(door)).toEqual([]);
  await logIn(tab);
  await tab.at(pathOf('open-items'));
  await tab.sees({ role: 'row', text: '26090314' });
  await tab.open('/xyz');
  await tab.at(pathOf('not-found'));
};

const logoutWithCall: Flow = async (scene) => {
  const { tab, door } = scene;
  await signIn(scene);
  const heldCall = (call: string, asked: string) =>
    until(`held ${call}`, async () =>
      door.calls.find(({ method, url }) => method === asked && url.includes(call)),
    );
  await tab.open(pathOf('profil'));
  await tab.sees({ role: 'button', name: profileText.save });
  door.rule(PROFILE_CALL, 'hold');
  door.rule(CARD_CALL, 'hold');
  await tab.click({ role: 'button', name: profileText.save });
  // Only the end of the session ends this call: the page that sent it is left.
  const save = await heldCall(PROFILE_CALL, 'PUT');
  await tab.click({ role: 'link', name: pageTitles['card-traffic'] });
  const read = await heldCall(CARD_CALL, 'GET');
  const before = door.calls.length;
  const pressed = await logOut(tab);
  await tab.at(LOGIN);
  for (const held of [save, read]) {
    const ended = await until(`end of ${held.url}`, async () => held.brokenAt);
    // Not before: otherwise something else has ended it.
    expect(ended).toBeGreaterThan(pressed);
    expect(ended - pressed).toBeLessThanOrEqual(CALL_ENDS_WITHIN_MS);
  }
  expect(bareCalls(door, before)).toEqual([]);
  expect(await tab.run(() => localStorage.getItem('JWT'))).toBeNull();
};

/** Runs in the page: notes the text of each toast that is shown, and of each from now on. */
function noteToasts(): void {
  const texts: string[] = [];
  Object.assign(window, { toasts: texts });
  const note = () => {
    for (const toast of document.querySelectorAll('.Toastify__toast:not([data-noted])')) {
      toast.setAttribute('data-noted', '');
      const copy = toast.cloneNode(true) as Element;
      for (const button of copy.querySelectorAll('button')) button.remove();
      texts.push(copy.textContent ?? '');
    }
  };
  note();
  new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
}

async function meet401(scene: Scene): Promise<void> {
  const { tab, door } = scene;
  door.clear();
  await signIn(scene);
  await tab.open('/');
  await seesDebt(tab);
  await tab.run(noteToasts);
  const before = door.calls.length;
  door.rule(UNITS_CALL, REFUSED);
  await tab.click({ role: 'link', name: pageTitles['your-units'] });
  await endsWithOneMessage(scene, before);
}

/** The 401 is the answer to the first calls of the layout. */
async function start401(scene: Scene): Promise<void> {
  const { tab, door } = scene;
  door.clear();
  await signIn(scene);
  const before = door.calls.length;
  for (const call of LAYOUT_CALLS) door.rule(call, REFUSED);
  await tab.open('/');
  await tab.run(noteToasts);
  await endsWithOneMessage(scene, before);
}

async function endsWithOneMessage({ tab, door }: Scene, before: number): Promise<void> {
  await tab.at(LOGIN);
  await pause(SECOND_MESSAGE_MS);
  const toasts = await tab.run(() => (window as unknown as { toasts: string[] }).toasts);
  expect(toasts).toEqual([messages.sessionExpired]);
  expect(bareCalls(door, before)).toEqual([]);
}

const after401: Flow = async (scene) => {
  for (let round = 0; round < ROUNDS; round += 1) await meet401(scene);
  await start401(scene);
};

const twoTabs: Flow = async (scene) => {
  const { tab, door, browser } = scene;
  await signIn(scene);
  await tab.open(pathOf('open-items'));
  const other = await browser.newTab(door.origin);
  await other.open('/');
  await seesDebt(other);
  await seesDebt(tab);
  await logOut(other);
  await other.at(LOGIN);
  await tab.at(LOGIN, OTHER_TAB_WITHIN_MS);
  await tab.misses({ text: ANAS_DEBT, css: 'body' });
  await logIn(tab);
  await other.at('/');
  await seesDebt(other);
};

/** Who is logged in. */
export const sessionFlows: Readonly<Record<string, Flow>> = {
  'login leads to home and on to the open items': login,
  'a wrong password shows a message, keeps the e-mail and empties the password': wrongPassword,
  'the guard leads a visitor to login and back': guard,
  'a logout ends a call in flight': logoutWithCall,
  'a 401 ends the session with one message': after401,
  'a logout and a login in one tab reach the other': twoTabs,
};
