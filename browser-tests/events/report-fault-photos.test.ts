/** Five large photos of a fault on a slow network (pages.md P31). */
import { expect, type Page } from '@playwright/test';
import { test } from '../helpers/portal';
import { description, fill, reportsOf } from './fault-report';

/** A JPG of noise of about eight megabytes, which no encoder makes much smaller. */
async function largePhoto(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [3264, 2448];
    const pen = canvas.getContext('2d');
    const pixels = pen?.createImageData(canvas.width, canvas.height);
    if (!pen || !pixels) throw new Error('There is no canvas.');
    for (let at = 0; at < pixels.data.length; at += 65_536) {
      crypto.getRandomValues(pixels.data.subarray(at, at + 65_536));
    }
    for (let at = 3; at < pixels.data.length; at += 4) pixels.data[at] = 255;
    pen.putImageData(pixels, 0, 0);
    return canvas.toDataURL('image/jpeg', 0.93).split(',')[1] ?? '';
  });
  return Buffer.from(base64, 'base64');
}

test('five large photos on a slow network: progress, stop, and the same report again', {
  tag: '@long',
}, async ({ page, context, signIn, flight }) => {
  test.setTimeout(240_000);
  flight.expectError(/Failed to load resource/);
  // Not a world of the test's own, whose answers do not pass the network. No report is sent whole.
  await signIn();
  const sent = reportsOf(page);
  await fill(page, 'Garaža', 'Internet in televizija', 'Kabel visi s stropa.');
  const buffer = await largePhoto(page);
  expect(buffer.length).toBeGreaterThan(6_000_000);
  const names = ['1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg'];
  await page
    .getByLabel('Fotografije')
    .setInputFiles(names.map((name) => ({ name, mimeType: 'image/jpeg', buffer })));
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  const slow = { offline: false, latency: 400, downloadThroughput: 200_000 };
  await network.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: 200_000 });
  for (const name of ['Pošlji prijavo', 'Pošlji znova']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('progressbar')).toHaveAttribute('value', /^[1-9]/, {
      timeout: 90_000,
    });
    await page.getByRole('button', { name: 'Prekini pošiljanje' }).click();
    await expect(page.getByText('Pošiljanje je prekinjeno.')).toBeVisible();
    await expect(description(page)).toHaveValue('Kabel visi s stropa.');
    await expect(page.getByRole('list', { name: 'Dodane datoteke' })).toContainText('5.jpg');
  }
  expect(sent).toHaveLength(2);
  expect(sent[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
  expect(sent[1]?.key).toBe(sent[0]?.key);
});
