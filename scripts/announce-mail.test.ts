import { expect, it, vi } from 'vitest';
import { createMailbox } from '../mocks/server/mailbox';
import { announceMail } from './backend';

it('prints one line for a new message, without its links', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const mailbox = createMailbox();
  mailbox.sendWelcome('prej@example.si');
  announceMail({ mailbox }, 'http://localhost:3000');
  mailbox.sendReset('ana@example.si', 'skrivni-zeton');
  expect(log.mock.calls).toEqual([
    ['Sporočilo za ana@example.si: preberite ga na http://localhost:3000/demo'],
  ]);
  log.mockRestore();
});
