import { expect } from 'vitest';
import { pathOf } from '../../../src/navigation/page-table';
import { fundLabels, openItemsText } from '../../../src/text/bills/open-items';
import { payText } from '../../../src/text/bills/pay';
import { listText } from '../../../src/text/common/list';
import { downloadText } from '../../../src/text/documents/download';
import { shellText } from '../../../src/text/shell/shell';
import { readQr } from '../../helpers/screens/read-qr';
import { reserve } from '../../pay/pay-orders';
import type { Target } from '../driver/find';
import type { Tab } from '../driver/tab';
import { type Flow, signIn } from './scene';

const switcher: Target = { role: 'button', name: new RegExp(shellText.switcher) };
const dialog: Target = { role: 'dialog', name: payText.title };
const code: Target = { role: 'img', within: dialog };
const FILE = 'Zapisnik_14042026.pdf';

const buttonFor = (what: string): Target => ({
  role: 'button',
  name: new RegExp(`^${what}, ${FILE}`),
});

const seesChoice = (tab: Tab, text: string) => tab.sees({ ...switcher, text });

const switches: Flow = async (scene) => {
  const { tab, door } = scene;
  await signIn(scene);
  await tab.open('/');
  await seesChoice(tab, 'Javorjeva ulica 12 - 2 - 3 (14)');
  await tab.click(switcher);
  await tab.choose(shellText.switchUnit, 'Brezova pot 4 (7)');
  await seesChoice(tab, 'Brezova pot 4 (7)');

  await tab.click(switcher);
  await tab.choose(shellText.switchManager, 'Stanovanjski servis Breza d.o.o.');
  await seesChoice(tab, 'Trg pod lipo 3 (9)');
  await seesChoice(tab, 'Stanovanjski servis Breza d.o.o.');
  const moves = door.calls.filter(({ url }) => url.includes('/switch_manager/'));
  expect(moves.map(({ method }) => method)).toEqual(['POST']);
  await tab.reload();
  await seesChoice(tab, 'Trg pod lipo 3 (9)');
};

const pays: Flow = async (scene) => {
  const { tab, browser } = scene;
  // As a file: WebKitGTK's driver makes black pictures of the page.
  const readCode = async () => {
    await tab.click({ role: 'button', name: payText.savePicture, within: dialog });
    const { file } = await browser.saved(/\.png$/);
    return (await readQr(file)).map(({ text }) => text);
  };
  await signIn(scene);
  await tab.open('/');
  await tab.click({ role: 'button', name: payText.pay, within: { role: 'main' } });
  await tab.sees({ ...dialog, text: 'Št. obračunov 26090314, 26100314' });
  await tab.sees({ ...code, name: payText.codeLabel('249.40 €') });
  expect(await readCode()).toEqual([expect.stringContaining('\n00000024940\n')]);
  await tab.click({ role: 'button', name: payText.next, within: dialog });
  await tab.sees({ ...code, name: payText.codeLabel('37.44 €') });
  expect(await readCode()).toEqual([reserve]);
};

const filters: Flow = async (scene) => {
  const { tab, browser } = scene;
  await signIn(scene);
  await tab.open(pathOf('open-items'));
  await tab.sees({ role: 'status', text: listText.shown('1', '3', '3') });
  await tab.choose(openItemsText.columns.sklad, fundLabels.redni);
  await tab.sees({ role: 'status', text: listText.shown('1', '2', '2') });
  await tab.at(`${pathOf('open-items')}?namen=redni`);
  await tab.click({ role: 'button', name: listText.export });
  const { name, file } = await browser.saved(/\.csv$/);
  expect(name).toBe('odprte_postavke_104217.csv');
  const lines = file.toString('utf8').trimEnd().split('\r\n');
  expect(lines[0]).toMatch(/^\uFEFFŠt\. obračuna;Namen;/);
  expect(lines.slice(1, 3).map((line) => line.split(';')[0])).toEqual(['26090314', '26100314']);
  expect(file.toString('utf8')).not.toContain('26100315');
};

const readsPdf: Flow = async (scene) => {
  const { tab, browser, door } = scene;
  await signIn(scene);
  await tab.open('/dokumenti-upravnika/58213');
  await tab.click(buttonFor(downloadText.pdf));
  const { name, file } = await browser.saved(/\.pdf$/);
  expect(name).toBe(FILE);
  expect(file.toString('latin1', 0, 5)).toBe('%PDF-');

  const preview = buttonFor(downloadText.preview);
  const shown = await browser.opened(door.origin, () => tab.click(preview));
  await shown.shows(/^blob:http:/);
  await tab.at('/dokumenti-upravnika/58213');
};

/** What users owe, and the documents about it. */
export const moneyFlows: Readonly<Record<string, Flow>> = {
  'another unit and another manager are chosen in the top bar': switches,
  'the pay dialog has a code for each payment': pays,
  'a filter changes the list and its CSV': filters,
  'a PDF is saved, and shown in a new tab': readsPdf,
};
