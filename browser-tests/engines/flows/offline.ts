import { pathOf } from '../../../src/navigation/page-table';
import { offlineText } from '../../../src/text/building/offline';
import { pageTitles } from '../../../src/text/shell/pages';
import { type Flow, signIn } from './scene';

/** Runs in the page: whether the public pages and the card of the building are kept. */
function isKept(): boolean {
  const { dataset } = document.documentElement;
  void caches.keys().then((names) => {
    dataset.kept = String(names.length);
  });
  return dataset.kept === '2';
}

/** Runs in the page. The reload of Firefox's driver goes past the worker, unlike a user's. */
function reload(): void {
  document.title = '';
  location.reload();
}

/** Runs in the page. In Firefox a link to the same address loses the state of the history entry; a reload keeps it. */
function markEntry(): void {
  history.replaceState('draft', '');
  document.title = '';
}

const emergencyCard: Flow = async ({ tab, door }) => {
  await signIn({ tab, door });
  await tab.open(pathOf('open-items'));
  await tab.ready(isKept);
  await door.close();
  await tab.open(pathOf('open-items'));
  await tab.sees({ role: 'heading', name: offlineText.title });
  await tab.run(markEntry);
  await tab.click({ role: 'link', name: offlineText.retry });
  await tab.ready(() => document.title !== '' && history.state === 'draft');
  await tab.sees({ role: 'heading', name: offlineText.title });
  await tab.click({ role: 'link', name: pageTitles.emergency });
  await tab.sees({ role: 'main', text: 'Klet, prostor ob kolesarnici' });
  await tab.run(reload);
  await tab.ready(() => document.title !== '');
  await tab.sees({ role: 'main', text: 'Klet, prostor ob kolesarnici' });
};

export const offlineFlows = {
  'H16 without a server the emergency card opens, and another page says that there is no connection':
    emergencyCard,
};
