import { expect, type Page } from '@playwright/test';
import { changeDecision, choice, code, goOn, pageOf } from '../../decisions/ballot';
import { api } from '../answers/faults';
import type { State } from './look';

const receipt = {
  st_potrdila: 'G-9101-000001',
  id_odlocitve: 9101,
  naziv: 'Višji prispevek v rezervni sklad',
  oddano_ob: '2026-11-21T12:00:00+01:00',
  nacin_oddaje: 'elektronsko',
  glasovi: [{ id_predloga: 91011, zap_st: 1, besedilo: 'Prispevek se poveča.', glas: 'za' }],
  enote: [{ inventarna_stevilka: '0137014', delez_stevec: 218 }],
  delez_stevec: 218,
  imenovalec: 10_000,
  kontrolna_vsota: '0f1e2d3c4b5a69788796a5b4c3d2e1f00f1e2d3c4b5a69788796a5b4c3d2e1f0',
  pot_pdf: '/api/portal-user/v2/decision/9101/receipt/pdf',
};
const sent = { kanal: 'e_posta', prejemnik: 'a•••@example.si', velja_sekund: 600 };

/** The list up to the confirming code, without a message to the user. */
async function openCode(page: Page): Promise<void> {
  await api(page, '/9101/code', { body: { ...sent, preostalo_poskusov: 3 } });
  // To open the same address again is a reload, after which the ballot goes on with its code.
  await page.goto('about:blank');
  await page.goto(pageOf(9101));
  await choice(page).getByLabel('Za', { exact: true }).check();
  await goOn(page).click();
  await expect(code(page)).toBeVisible();
}

async function castWith(page: Page, answer: Parameters<typeof api>[2]): Promise<void> {
  await openCode(page);
  await api(page, '/9101/votes', answer);
  await code(page).fill('482913');
  await page.getByRole('button', { name: 'Oddaj glas' }).click();
}

/** A decision and its ballot: states to check, and how to open them. */
export const decisionStates: Readonly<Record<string, State>> = {
  'decision, a proposal without a vote': {
    of: ['decision', 'errors'],
    open: async (page) => {
      await page.goto(pageOf(9106));
      await goOn(page).click();
      await expect(page.getByText('Izberite svoj glas o tem predlogu.')).toHaveCount(2);
    },
  },
  'decision, a wrong code': {
    of: ['decision'],
    again: true,
    open: async (page) => {
      await castWith(page, {
        status: 422,
        body: { razlog: 'koda_napacna', preostalo_poskusov: 2 },
      });
      await expect(page.getByText(/^Koda ni prava/)).toBeVisible();
    },
  },
  'decision, an expired code': {
    of: ['decision'],
    again: true,
    open: async (page) => {
      await castWith(page, { status: 422, body: { razlog: 'koda_potekla' } });
      await expect(page.getByText(/^Koda je potekla/)).toBeVisible();
    },
  },
  'decision, a vote that a proxy of another tab ends': {
    of: ['decision'],
    again: true,
    open: async (page) => {
      await castWith(page, { status: 409, body: { razlog: 'pooblastilo_dano' } });
      await expect(page.getByText(/^Pooblastili ste drugo osebo/)).toBeVisible();
    },
  },
  'decision, a lost answer': {
    of: ['decision'],
    again: true,
    open: async (page) => {
      await castWith(page, { status: 502, body: 'Bad gateway' });
      await expect(page.getByText('Odgovora strežnika ni bilo')).toBeVisible();
    },
  },
  'decision, the receipt': {
    of: ['decision'],
    again: true,
    open: async (page) => {
      await api(page, '/9101/receipt', { body: receipt });
      await castWith(page, { status: 201, body: receipt });
      await expect(page.getByText('G-9101-000001')).toBeVisible();
    },
  },
  'decision, an assembly with the form of a proxy': {
    of: ['decision'],
    open: async (page) => {
      await page.goto(pageOf(9102));
      await page.getByRole('button', { name: 'Pooblasti drugo osebo' }).click();
      await page.getByRole('button', { name: 'Oddaj pooblastilo' }).click();
      await expect(
        page
          .getByRole('form')
          .getByText(/obvezno/)
          .first(),
      ).toBeVisible();
    },
  },
  'decision, votes that do not add up and a result that differs': {
    of: ['decision'],
    open: async (page) => {
      await changeDecision(page, 9105, (decision) => {
        const [first] = decision.predlogi;
        if (!first) throw new Error('The decision has no proposal.');
        const votes = { za: 5001, proti: 4999, vzdrzano: 0, neopredeljeno: 0 };
        const differing = { ...first, ...votes, izid: 'ni_sprejet' as const };
        const off = { ...first, id_predloga: 91_059, zap_st: 2, za: 1 };
        return { ...decision, predlogi: [differing, off] };
      });
      await page.goto(pageOf(9105));
      await expect(page.getByText('Seštevek deležev se ne ujema')).toBeVisible();
    },
  },
};
