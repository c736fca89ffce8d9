import { type Answer, call } from './call';
import { solvedCaptcha } from './captcha';

type Body = Readonly<Record<string, unknown>>;

/** The registration for the demo world's free payer code (pages.md 3). */
export const maja = {
  manager: 'zelenigaj',
  code_payer: '120555',
  bill_password: 'K7M4-2QXA',
  firstname: 'Maja',
  lastname: 'Kos',
  email: 'maja.kos@example.si',
  password: 'Javorjeva12',
  terms: true,
} as const;

/** Posts to one of the operations under /api/auth/v1. */
export function post(url: string, name: string, json: Body, token?: string): Promise<Answer> {
  return call(url, { method: 'POST', path: `/api/auth/v1/${name}`, json, token });
}

/** Posts with a fresh solution of the bot check. */
export async function postChecked(url: string, name: string, json: Body): Promise<Answer> {
  return post(url, name, { ...json, captcha: await solvedCaptcha(url) });
}
