import { describe, expect, test } from 'vitest';
import type { Login, UserData } from '../api-types';
import { settleLogin } from './settle-login';

const user = (id: number, email: string) => ({ id, email }) as UserData;
const ana = user(1, 'ana@example.si');
const rok = user(2, 'rok@example.si');
const loginOf = (user_data: UserData) => ({ user_data }) as Login;
const sent = { email: 'ana@example.si', wasAsked: false };

describe('without a session in another tab', () => {
  test('a login that has succeeded opens its session', () => {
    expect(settleLogin({ ...sent, own: loginOf(ana), other: undefined })).toBe('enter');
  });

  test('a login that has failed keeps the form', () => {
    expect(settleLogin({ ...sent, own: undefined, other: undefined })).toBe('stay');
  });
});

describe('with a session in another tab', () => {
  test('the same user continues with it', () => {
    expect(settleLogin({ ...sent, own: loginOf(ana), other: ana })).toBe('join');
  });

  test('the same user continues with it after a failed login, whatever the case of the e-mail', () => {
    expect(settleLogin({ ...sent, email: 'ANA@example.si', own: undefined, other: ana })).toBe(
      'join',
    );
  });

  test.each([loginOf(ana), undefined])('another user is asked about', (own) => {
    expect(settleLogin({ ...sent, own, other: rok })).toBe('ask');
  });

  test('a user who was asked and logs in nevertheless opens a new session', () => {
    expect(settleLogin({ ...sent, own: loginOf(ana), other: rok, wasAsked: true })).toBe('enter');
  });

  test('a user who was asked and whose login fails is asked again', () => {
    expect(settleLogin({ ...sent, own: undefined, other: rok, wasAsked: true })).toBe('ask');
  });
});
