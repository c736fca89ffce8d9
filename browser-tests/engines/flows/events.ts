import { expect } from 'vitest';
import { plainPng } from '../../../mocks/files/png';
import { pathOf } from '../../../src/navigation/page-table';
import { ownReadingText as reading } from '../../../src/text/bills/own-reading';
import { trades } from '../../../src/text/events/events';
import { faultPlaces } from '../../../src/text/events/faults';
import { reportFaultText as text } from '../../../src/text/events/report-fault';
import { type Flow, type Scene, signIn } from './scene';
import { withFile } from './with-file';

const WHAT = 'Pod cevjo je luza.';

/** Gives the state of a water meter with a photo, and sees both. */
async function givesMeterState({ tab, door }: Scene): Promise<void> {
  await tab.open(`${pathOf('readings')}?zavihek=oddaja`);
  await tab.click({ role: 'button', name: new RegExp(`^${reading.report}: .*Kuhinja$`) });
  await tab.type(reading.state('m³'), '416,5');
  await withFile('stevec.png', plainPng(40_000), async (path) => {
    await tab.attach(path);
    await tab.sees({ role: 'listitem', text: 'stevec.png' });
    await tab.click({ role: 'button', name: reading.submit });
    await tab.sees({ role: 'main', text: '416.500 m³ (21.11.2026)' });
  });
  // The browser has made it smaller, as a JPG.
  await tab.sees({ role: 'main', text: 'stevec.jpg' });
  const sent = door.calls.filter(
    ({ method, url }) => method === 'POST' && url.includes('/meter_states/'),
  );
  expect(sent).toHaveLength(1);
}

/** Reports a fault with a photo, which the browser has made smaller, and sees it in the list; then the events by month. */
const reportsFault: Flow = async (scene) => {
  const { tab, door } = scene;
  await signIn(scene);
  await tab.open(pathOf('report-fault'));
  await tab.sees({ role: 'link', name: text.urgent.call });
  await tab.choose(text.fields.place, faultPlaces.klet);
  await tab.choose(text.fields.trade, trades.voda);
  await tab.type(text.fields.text, WHAT);
  await withFile('luza.png', plainPng(40_000), async (path) => {
    await tab.attach(path);
    await tab.sees({ role: 'listitem', text: 'luza.png' });
    await tab.click({ role: 'button', name: text.submit });
    await tab.at(pathOf('faults'));
  });
  await tab.sees({ role: 'main', text: WHAT });
  const sent = ({ method, url }: { method: string; url: string }) =>
    method === 'POST' && url.endsWith('/v2/faults');
  expect(door.calls.filter(sent)).toHaveLength(1);

  await givesMeterState(scene);

  await tab.open(`${pathOf('events')}?pogled=koledar`);
  await tab.click({ role: 'button', name: /^25\. november 2026/ });
  await tab.sees({ role: 'heading', text: 'Sreda, 25. november 2026' });
  await tab.sees({ role: 'listitem', text: 'Prekinitev dobave tople vode' });
};

/** What goes on in the building. */
export const eventFlows: Readonly<Record<string, Flow>> = {
  'a fault and the state of a meter are sent with photos, and the events are shown by month':
    reportsFault,
};
