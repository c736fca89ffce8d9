import { expect, it, vi } from 'vitest';
import { letters } from '../mocks/server/letters';
import { createMailbox } from '../mocks/server/mailbox';
import { announceMail } from './backend';

it('prints one line for a new message, without its links', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const mailbox = createMailbox();
  mailbox.send('prej@example.si', letters.welcome());
  announceMail({ mailbox }, 'http://localhost:3000');
  mailbox.send('ana@example.si', letters.reset('skrivni-zeton'));
  expect(log.mock.calls).toEqual([
    ['Sporočilo za ana@example.si: preberite ga na http://localhost:3000/demo'],
  ]);
  log.mockRestore();
});
