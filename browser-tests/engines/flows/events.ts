import { expect } from 'vitest';
import { plainPng } from '../../../mocks/files/png';
import { pathOf } from '../../../src/navigation/page-table';
import { trades } from '../../../src/text/events/events';
import { faultPlaces } from '../../../src/text/events/faults';
import { reportFaultText as text } from '../../../src/text/events/report-fault';
import { type Flow, signIn } from './scene';
import { withFile } from './with-file';

const WHAT = 'Pod cevjo je luza.';

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

  await tab.open(`${pathOf('events')}?pogled=koledar`);
  await tab.click({ role: 'button', name: /^25\. november 2026/ });
  await tab.sees({ role: 'heading', text: 'Sreda, 25. november 2026' });
  await tab.sees({ role: 'listitem', text: 'Prekinitev dobave tople vode' });
};

/** What goes on in the building. */
export const eventFlows: Readonly<Record<string, Flow>> = {
  'a fault is reported with a photo, and the events are shown by month': reportsFault,
};
