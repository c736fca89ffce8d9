import type { Delivery, MandateDraft } from '../../src/api/schema';
import { type Answer, call } from './call';
import { ask } from './sessions';

const V2 = '/api/portal-user/v2';

/** A complete draft, with an account that no bank has. */
export const wholeDraft: MandateDraft = {
  razlicica: null,
  stanje: 'osnutek',
  imetnik: 'Ana Zupančič',
  naslov: {
    ulica: 'Javorjeva ulica',
    hisna_stevilka: '12',
    postna_stevilka: '1999',
    kraj: 'Zeleni Gaj',
  },
  iban: 'SI56999990070012374',
};

/** Keeps a draft of a payer code. */
export function saveMandate(
  url: string,
  token: string,
  change: Partial<MandateDraft> | Record<string, unknown> = {},
  code = '104217',
): Promise<Answer> {
  const json = { ...wholeDraft, ...change };
  return call(url, { method: 'POST', path: `${V2}/mandate/${code}`, token, json });
}

/** Ends the mandate of a payer code. */
export function endMandate(url: string, token: string, code = '104217'): Promise<Answer> {
  return call(url, { method: 'DELETE', path: `${V2}/mandate/${code}`, token });
}

/** How bills of a payer code arrive and are paid. */
export async function deliveryOf(url: string, token: string, code = '104217'): Promise<Delivery> {
  return (await ask(url, `${V2}/delivery/${code}`, token)) as Delivery;
}
