import { expect } from '@playwright/test';
import type { State } from './look';

/** The shell: states to check, and how to open them. */
export const shellStates: Readonly<Record<string, State>> = {
  switcher: {
    of: ['home'],
    open: async (page) => {
      await page.goto('/');
      await page.getByRole('button', { name: /Izbira enote in upravnika/ }).click();
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  'user menu': {
    of: ['home'],
    open: async (page) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Uporabniški meni' }).click();
      await expect(page.getByRole('button', { name: 'Odjava' })).toBeVisible();
    },
  },
  appearance: {
    of: ['home'],
    open: async (page) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Prikaz' }).click();
      await expect(page.getByRole('radio', { name: 'Sistemska tema' })).toBeFocused();
    },
  },
  'appearance at the largest font size': {
    of: ['login'],
    visitor: true,
    open: async (page) => {
      await page.goto('/prijava');
      await page.getByRole('button', { name: 'Prikaz' }).click();
      await page.getByRole('radio', { name: 'Največja' }).check();
    },
  },
  'drawer or side menu, scrolled to its end': {
    of: ['home'],
    again: true,
    open: async (page) => {
      await page.goto('/');
      const opens = page.getByRole('button', { name: 'Odpri meni' });
      const last = page.getByRole('complementary').getByRole('link').last();
      await opens.or(last).waitFor();
      if (await opens.isVisible()) await opens.click();
      await last.scrollIntoViewIfNeeded();
    },
  },
  'forms as a visitor': {
    of: ['forms'],
    visitor: true,
    open: async (page) => {
      await page.goto('/obrazci');
      await expect(page.getByText('Prijava škode')).toBeVisible();
    },
  },
};
