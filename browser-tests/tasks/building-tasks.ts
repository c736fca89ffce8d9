import { expect } from '@playwright/test';
import { region, saves, type Task } from './task';

/** The report of a changed number, by the button that raises it. */
const reportOf = (name: string, more: string): Task => ({
  name,
  phone: 8,
  desktop: 7,
  isDone: async (at, page) => {
    await at.menu('Prijavljena števila oseb in psov');
    await at.button('Prijavi spremembo');
    await at.button(more);
    const form = at.main.getByRole('form');
    await at.type(form.getByLabel('Velja od'), '2026-11-15');
    await at.press(form.getByRole('checkbox', { name: /^Izjavljam/ }));
    await at.button('Oddaj spremembo', at.main);
    await expect(page.getByText('Sprememba je uspešno oddana').first()).toBeVisible();
  },
});

export const buildingTasks: readonly Task[] = [
  reportOf('report a born child', 'Ena oseba več'),
  reportOf('register a dog', 'En pes več'),
  {
    name: 'find the emergency number of the lift',
    phone: 2,
    desktop: 1,
    isDone: async (at, page) => {
      await at.link(/^Nujni primeri/, page.getByRole('banner'));
      await expect(at.main.getByRole('link', { name: /080 00 99/ })).toBeVisible();
    },
  },
  {
    name: 'see what the insurance covers, and report a damage',
    phone: 3,
    desktop: 2,
    isDone: async (at) => {
      await at.menu('Zavarovalne pogodbe');
      await at.link(/^Obrazec za prijavo škode/);
      await expect(at.main.getByRole('form')).toBeVisible();
    },
  },
  {
    name: 'open the house rules',
    phone: 4,
    desktop: 3,
    isDone: async (at, page) => {
      await at.menu('Dokumenti upravnika', 'Dokumenti');
      await saves(page, () => at.button(/^Prenesi.* Hišni red/, at.main));
    },
  },
  {
    name: 'see the day of the next assembly',
    phone: 0,
    desktop: 0,
    isDone: async (at) => {
      await expect(
        at.main.getByRole('link', { name: /Vabilo na zbor.*03\.12\.2026/ }),
      ).toBeVisible();
    },
  },
  {
    name: 'put the next assembly into a calendar',
    phone: 4,
    desktop: 3,
    isDone: async (at, page) => {
      await at.menu('Dogajanje');
      const assembly = at.main.locator('details').filter({ hasText: 'Zbor etažnih lastnikov' });
      await at.press(assembly.first().locator('summary'));
      const name = await saves(page, () => at.button(/^Dodaj v koledar/, assembly.first()));
      expect(name).toMatch(/\.ics$/);
    },
  },
  {
    name: 'call or write to the manager',
    phone: 1,
    desktop: 1,
    isDone: async (_, page) => {
      const card = region(page, 'Vaš upravnik');
      await expect(card.getByRole('link', { name: /01 000 10 00/ })).toHaveAttribute(
        'href',
        /^tel:/,
      );
      await expect(card.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
    },
  },
];
