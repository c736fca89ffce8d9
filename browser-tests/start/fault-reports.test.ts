import { expect } from '@playwright/test';
import { api } from '../helpers/answers/faults';
import { mountWith } from '../helpers/answers/mount';
import { test } from '../helpers/portal';

test('a fault of the portal is posted to the operator’s path, without data of the page or the user', {
  tag: '@long',
}, async ({ page, context, flight, signIn }) => {
  flight.expectError(/The portal failed\. WrongAnswer: .* at \.postavke/);
  await mountWith(context, {
    'data-product': 'portal',
    'data-name': 'Portal stanovalca',
    'data-reports': '/porocila',
  });
  const reports: { readonly body: string; readonly headers: Record<string, string> }[] = [];
  await context.route('**/porocila', async (route) => {
    const request = route.request();
    reports.push({ body: request.postData() ?? '', headers: await request.allHeaders() });
    await route.fulfill({ status: 204 });
  });
  await signIn();
  await api(page, '/open_items', { status: 200, body: { secret: 'Ana Novak 0137' } });
  await page.goto('/odprte-postavke');
  await expect.poll(() => reports.length).toBeGreaterThan(0);
  const [report] = reports;
  expect(JSON.parse(report?.body ?? '')).toEqual({
    portal: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    kind: 'fault',
    name: 'Error',
    message: expect.stringMatching(/^The portal failed\. WrongAnswer: /),
    frames: expect.arrayContaining([expect.stringMatching(/^\/assets\/[\w.-]+\.js:\d+:\d+$/)]),
  });
  expect(report?.body).not.toMatch(/Novak|0137|secret|odprte-postavke/);
  expect(report?.headers).not.toHaveProperty('authorization');
  expect(report?.headers).not.toHaveProperty('cookie');
});

test('without the attribute no fault is posted', { tag: '@long' }, async ({
  page,
  flight,
  signIn,
}) => {
  flight.expectError(/The portal failed\. WrongAnswer: .* at \.postavke/);
  await signIn();
  await api(page, '/open_items', { status: 200, body: {} });
  await page.goto('/odprte-postavke');
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  const posts = flight.record.requests.filter(({ method }) => method === 'POST');
  expect(posts).toEqual([]);
});
