import type { Locator, Page } from '@playwright/test';
import type { Presses } from './presses';

/** A task for which residents come to the portal. */
export interface Task {
  readonly name: string;
  /** The most presses that it may take on a phone. */
  readonly phone: number;
  readonly desktop: number;
  /** Does it from home, and expects what it is for. */
  readonly isDone: (at: Presses, page: Page) => Promise<void>;
}

/** A named part of the page. */
export const region = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('region', { name }).first();

/** Presses what saves a file. @returns its name */
export async function saves(page: Page, press: () => Promise<void>): Promise<string> {
  const waiting = page.waitForEvent('download');
  await press();
  return (await waiting).suggestedFilename();
}
