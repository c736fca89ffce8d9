import { expect } from 'vitest';
import type { Backend } from '../../mocks/server/backend';
import type { CoUser, InvitationRequest } from '../../src/api/schema';
import { type Answer, call } from './call';

/** The path of the people of Ana's first payer code (pages.md P32). */
export const PEOPLE = '/api/portal-user/v2/co_users/104217';

/** An invitation of a person without an account, and the data with which it is accepted. */
export const eva: InvitationRequest = {
  ime: 'Eva Zupančič',
  e_posta: 'eva.zupancic@example.si',
  vloga: 'solastnik',
  pravice: ['gledanje', 'placevanje', 'obrazci', 'odcitki'],
};
export const evaAccepts = {
  password: 'Javorjeva12',
  novi_racun: { firstname: 'Eva', lastname: 'Zupančič', terms: true },
} as const;

/** Invites a person. */
export function invite(url: string, token: string, json: object): Promise<Answer> {
  return call(url, { method: 'POST', path: PEOPLE, json, token });
}

/** The people of Ana's first payer code. */
export async function people(url: string, token: string): Promise<readonly CoUser[]> {
  const { status, json } = await call(url, { method: 'GET', path: PEOPLE, token });
  expect(status).toBe(200);
  return Object(json).souporabniki;
}

/** The token of the link in the last e-mail. */
export function lastInvitation({ mailbox }: Backend): string {
  const link = mailbox.messages().at(-1)?.link ?? '';
  expect(link).toMatch(/^\/povabilo\/[\w-]{43}$/);
  return link.slice('/povabilo/'.length);
}

/** The invitation of a link. */
export function openInvitation(url: string, token: string): Promise<Answer> {
  return call(url, { method: 'GET', path: `/api/auth/v1/invitation/${token}` });
}

/** Accepts the invitation of a link. */
export function accept(url: string, token: string, json: object): Promise<Answer> {
  return call(url, { method: 'POST', path: `/api/auth/v1/invitation/${token}`, json });
}

/** Ends the access of a person. */
export function endAccess(url: string, token: string, id: number): Promise<Answer> {
  return call(url, { method: 'DELETE', path: `${PEOPLE}/${id}`, token });
}
