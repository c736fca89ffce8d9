import { DEMO_LOGINS } from '../../../mocks/world/seed';
import type { components } from '../../../src/api/schema';
import { loginText } from '../../../src/text/account/login';
import { shellText } from '../../../src/text/shell/shell';
import type { Login } from '../../helpers/session/session';
import type { Door } from '../door';
import type { EngineBrowser } from '../driver/browser';
import type { Tab } from '../driver/tab';

/** What a flow has: a browser with an empty tab, and a door to a portal with a separate demo world. */
export interface Scene {
  readonly browser: EngineBrowser;
  readonly tab: Tab;
  readonly door: Door;
}

/** What a user does, and what must come of it. */
export type Flow = (scene: Scene) => Promise<void>;

/** The owner of the demo world whom most tests log in. */
export const ana: Login = loginOf('ana.zupancic@example.si');

/** What Ana's first manager asks of her, on home and among her open items. */
export const ANAS_DEBT = '286.84';

/** A page of the portal's origin without its scripts. */
export const STILL_PAGE = '/pogoji-uporabe.html';

/** Logs Ana in at a door. @returns what the portal would store */
export async function newSession(origin: string): Promise<Readonly<Record<string, string>>> {
  const answer = await fetch(`${origin}/api/auth/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ana),
  });
  const { token_string, user_data } = (await answer.json()) as components['schemas']['Login'];
  return { JWT: token_string, userData: JSON.stringify(user_data) };
}

/** Runs in the page. */
export function store(entries: Readonly<Record<string, string>>): void {
  Object.assign(localStorage, entries);
}

/** Gives the browser a session of Ana's, as if she had logged in earlier. */
export async function signIn({ door, tab }: Pick<Scene, 'door' | 'tab'>): Promise<void> {
  await tab.open(STILL_PAGE);
  await tab.run(store, await newSession(door.origin));
}

/** Fills in the login form that is shown, and sends it. */
export async function logIn(tab: Tab, { email, password }: Login = ana): Promise<void> {
  await tab.type(loginText.email, email);
  await tab.type(loginText.password, password);
  await tab.click({ role: 'button', name: loginText.submit });
}

/** Logs out by the user menu. @returns when the button was pressed, in ms since the start of the process */
export async function logOut(tab: Tab): Promise<number> {
  await tab.click({ role: 'button', name: shellText.userMenu });
  await tab.sees({ role: 'button', name: shellText.logout });
  const at = performance.now();
  await tab.click({ role: 'button', name: shellText.logout });
  return at;
}

function loginOf(email: string): Login {
  const login = DEMO_LOGINS.find((each) => each.email === email);
  if (!login) throw new Error(`The demo world has no login ${email}.`);
  return { email: login.email, password: login.password };
}
