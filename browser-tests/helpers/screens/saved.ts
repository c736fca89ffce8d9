import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';

/** The file that a button saves: its name and its bytes. */
export async function saved(page: Page, button: Locator): Promise<{ name: string; file: Buffer }> {
  const waiting = page.waitForEvent('download');
  await button.click();
  const download = await waiting;
  return { name: download.suggestedFilename(), file: await readFile(await download.path()) };
}

/** A saved CSV as cells by line; no cell may contain a semicolon. */
export async function savedCsv(page: Page, button: Locator) {
  const { name, file } = await saved(page, button);
  const lines = file.toString('utf8').replace('\uFEFF', '').trimEnd().split('\r\n');
  return { name, rows: lines.map((line) => line.split(';')) };
}
