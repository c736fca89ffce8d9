import { expect } from 'vitest';
import { pathOf } from '../../../src/navigation/page-table';
import { formsText, submissionsText } from '../../../src/text/forms/forms';
import { pageTitles } from '../../../src/text/shell/pages';
import type { Target } from '../driver/find';
import type { Tab } from '../driver/tab';
import { type Flow, logIn, logOut, signIn } from './scene';
import { withFile } from './with-file';

const FORM = `${pathOf('forms')}?obrazec=splosno_vprasanje`;
const FORM_NAME = 'Splošno vprašanje upravniku';
const SUBJECT = 'Kljuc kolesarnice';
const TEXT = 'Kje dobim nov kljuc?';
/** The first bytes, by which the server recognises a photo. */
const PHOTO = Buffer.from([0xff, 0xd8, 0xff, 0xe0, ...Buffer.alloc(1_000, 'x')]);

async function fillIn(tab: Tab): Promise<void> {
  await tab.type('Zadeva', SUBJECT);
  await tab.type('Sporočilo', TEXT);
}

async function goTo(tab: Tab, step: keyof typeof formsText.stepTitle): Promise<void> {
  await tab.click({ role: 'button', name: formsText.nextStep });
  await tab.sees({ role: 'heading', text: formsText.stepTitle[step] });
}

const sendsFile: Flow = async (scene) => {
  const { tab, door } = scene;
  await signIn(scene);
  await tab.open(FORM);
  await fillIn(tab);
  await goTo(tab, 'priloge');
  await withFile('kolesarnica.jpg', PHOTO, async (path) => {
    await tab.attach(path);
    await tab.sees({ role: 'listitem', text: 'kolesarnica.jpg' });
    await goTo(tab, 'pregled');
    await tab.sees({ role: 'main', text: SUBJECT });
    await tab.click({ role: 'button', name: formsText.submit });
    await tab.sees({ role: 'main', text: /Številka vloge: V-\d{4}-\d{5}\./ });
  });
  const posts = door.calls.filter(
    ({ method, url }) => method === 'POST' && url.includes('/forms/'),
  );
  expect(posts).toHaveLength(1);
  await tab.open(`${pathOf('forms')}?pogled=oddane`);
  // In its own card: other submissions of the demo world have files too.
  const card: Target = { role: 'listitem', text: SUBJECT };
  await tab.sees({ role: 'heading', text: submissionsText.files(1), within: card });
  await tab.sees({ role: 'listitem', text: 'kolesarnica.jpg', within: card });
};

const keepsDraft: Flow = async (scene) => {
  const { tab } = scene;
  await signIn(scene);
  await tab.open(FORM);
  await fillIn(tab);
  await tab.click({ role: 'link', name: pageTitles['open-items'] });
  await tab.at(pathOf('open-items'));
  await tab.back();
  await tab.sees({ label: 'Zadeva' });
  expect(await tab.value({ label: 'Zadeva' })).toBe(SUBJECT);
  await tab.reload();
  expect(await tab.value({ label: 'Zadeva' })).toBe(SUBJECT);
  expect(await tab.value({ label: 'Sporočilo' })).toBe(TEXT);

  await logOut(tab);
  await tab.at(pathOf('login'));
  await logIn(tab);
  await tab.at('/');
  // By links: a page that is loaded again has no draft in any case.
  await tab.click({ role: 'link', name: pageTitles.forms });
  await tab.click({ role: 'link', name: new RegExp(`^${formsText.fill}, ${FORM_NAME}`) });
  await tab.at(FORM);
  expect(await tab.value({ label: 'Zadeva' })).toBe('');
};

/** What users send to their manager. */
export const formFlows: Readonly<Record<string, Flow>> = {
  'a form is sent with a file': sendsFile,
  'a draft survives another page and a reload, and no logout': keepsDraft,
};
