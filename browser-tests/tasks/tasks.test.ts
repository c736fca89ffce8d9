/** The tasks for which residents come, from home, with the most presses that each may take on a phone and on a desktop. */
import { expect } from '@playwright/test';
import { test } from '../helpers/portal';
import { ownWorld } from '../helpers/session/own-world';
import { accountTasks } from './account-tasks';
import { buildingTasks } from './building-tasks';
import { moneyTasks } from './money-tasks';
import { Presses } from './presses';
import { region } from './task';

for (const task of [...moneyTasks, ...buildingTasks, ...accountTasks]) {
  for (const width of [390, 1280]) {
    const most = width === 390 ? task.phone : task.desktop;
    test(`${task.name}: at most ${most} presses at ${width} px`, { tag: '@long' }, async ({
      page,
      context,
      baseURL,
    }) => {
      await ownWorld(context, baseURL);
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/');
      await expect(region(page, 'Za plačilo')).toContainText('286.84');
      const at = new Presses(page, width === 390);
      await task.isDone(at, page);
      expect(at.count).toBeLessThanOrEqual(most);
    });
  }
}
