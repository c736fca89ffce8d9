import type { Submissions } from '../../src/api/schema';
import { type Answer, call } from './call';
import { fileOf } from './files';
import { ask } from './sessions';

export const formsPath = '/api/portal-user/v2/forms';

/** Ana's flat. */
const inventarna_stevilka = '0137014';

/** Values of the forms for Ana. */
export const filledForms = {
  splosno_vprasanje: { zadeva: 'Ključ', sporocilo: 'Kje dobim ključ kolesarnice?' },
  stanje_vodomera: {
    inventarna_stevilka,
    vodomer: '33009871',
    stanje: 217,
    datum_odcitka: '2026-11-20',
  },
  reklamacija_obracuna: {
    inventarna_stevilka,
    obracun: '26100314',
    postavka: 'Hišniška opravila',
    opis: 'Zakaj je ta postavka dražja?',
  },
  e_racun: { inventarna_stevilka, obracun: 'oboje', nacin: 'email', email: 'ana@example.si' },
  potrdilo: { inventarna_stevilka, na_dan: '2026-11-21', namen: 'prodaja', prejem: 'posta' },
} as const;

/** A file that a form accepts. */
export const photo = fileOf('Poškodba.jpg', 'jpg');

/** Sends a form: as JSON, or with files as multipart/form-data. */
export function sendForm(
  url: string,
  oznaka: string,
  polja: unknown,
  { token, files = [] }: { readonly token?: string; readonly files?: readonly File[] } = {},
): Promise<Answer> {
  const request = { method: 'POST', path: `${formsPath}/${oznaka}`, token };
  if (files.length === 0) return call(url, { ...request, json: { polja } });
  const form = new FormData();
  form.append('polja', JSON.stringify(polja));
  for (const file of files) form.append('priloge', file);
  return call(url, { ...request, form });
}

/** The submissions of the token's payer. */
export async function submissionsOf(url: string, token: string): Promise<Submissions> {
  return (await ask(url, `${formsPath}/submissions`, token)) as Submissions;
}
