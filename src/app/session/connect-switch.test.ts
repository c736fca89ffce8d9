import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ana } from '../../domain/session/session-data.fixture';
import { createMemoryStore } from '../../storage/key-value-store';
import { messages } from '../../text/common/messages';
import { start, token } from './wiring.fixture';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const target = { manager: 'breza', code_payer: '5530' };
const newToken = token.replace('a.', 'b.');
const user_data = { ...ana, selected_manager: 'breza', code_payer: '5530' };
const answerWith = (token_string: string) => async () =>
  Response.json({ data: { user_data, token_string } });

/** A portal that switches the manager; the server answers as given. */
async function switching(answer: () => Promise<Response>) {
  const memory = createMemoryStore();
  const it = start(vi.fn, { memory });
  await vi.advanceTimersByTimeAsync(0);
  vi.mocked(it.fetch).mockImplementation(answer);
  it.portal.managerSwitch.send({ type: 'manager.chosen', target });
  return { ...it, memory };
}

test('a switch stores the new login, and reloads the page with a notice', async () => {
  const { store, browser, notices, stop } = await switching(answerWith(newToken));
  await vi.advanceTimersByTimeAsync(0);
  expect([store.token(), store.user()]).toEqual([newToken, user_data]);
  expect(browser.reload).toHaveBeenCalledOnce();
  expect(browser.leaveNotice).toHaveBeenCalledOnce();
  expect(notices.error).not.toHaveBeenCalled();
  const [[notice] = []] = vi.mocked(browser.leaveNotice).mock.calls;
  stop();
  const reloaded = start(vi.fn, { notice });
  expect(reloaded.notices.success).toHaveBeenCalledExactlyOnceWith(messages.switched);
  reloaded.stop();
});

test.each([undefined, 'another'])(
  'a page with the notice %s says nothing of a switch',
  (notice) => {
    const { notices, stop } = start(vi.fn, { notice });
    expect(notices.success).not.toHaveBeenCalled();
    stop();
  },
);

test('a switch whose login the browser refuses to store ends the session with a message', async () => {
  const { memory, portal, browser, notices, stop } = await switching(answerWith(newToken));
  vi.spyOn(memory, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(notices.error).toHaveBeenCalledExactlyOnceWith(messages.notStored);
  expect(portal.session.getSnapshot().value).toBe('loggedOut');
  expect([memory.getItem('JWT'), memory.getItem('userData')]).toEqual([null, null]);
  expect(browser.reload).not.toHaveBeenCalled();
  stop();
});

test('a switch to a token that has expired by this device’s clock ends the session and blames the clock', async () => {
  const expired = `b.${Buffer.from('{"exp":1}').toString('base64url')}.c`;
  const { portal, browser, router, stop } = await switching(answerWith(expired));
  await vi.advanceTimersByTimeAsync(0);
  expect(portal.session.getSnapshot().value).toBe('loggedOut');
  expect(browser.reload).not.toHaveBeenCalled();
  expect(router.navigate).toHaveBeenCalledExactlyOnceWith('/prijava', {
    replace: true,
    state: { arrival: 'device.time' },
  });
  stop();
});

test('a switch that fails, and one that is cancelled, keep the session and show a message', async () => {
  const failed = await switching(async () => Response.json({}, { status: 500 }));
  await vi.advanceTimersByTimeAsync(0);
  expect(failed.notices.error).toHaveBeenCalledExactlyOnceWith(messages.switchFailed);
  const cancelled = await switching(() => new Promise(() => {}));
  cancelled.portal.managerSwitch.send({ type: 'cancel.chosen' });
  expect(cancelled.notices.info).toHaveBeenCalledExactlyOnceWith(messages.switchCancelled);
  for (const { portal, store, stop } of [failed, cancelled]) {
    expect(portal.session.getSnapshot().matches('loggedIn')).toBe(true);
    expect(store.token()).toBe(token);
    stop();
  }
});

test('a session that another tab ends during a switch is not opened again by its answer, and nothing is said of the switch', async () => {
  let answer = (_: Response) => {};
  const answered = new Promise<Response>((done) => {
    answer = done;
  });
  const { portal, store, browser, notices, stop } = await switching(() => answered);
  portal.session.send({ type: 'token.lost', by: 'elsewhere' });
  answer(await answerWith(newToken)());
  await vi.advanceTimersByTimeAsync(0);
  expect(portal.managerSwitch.getSnapshot().value).toBe('idle');
  expect([store.token(), vi.mocked(browser.reload).mock.calls]).toEqual([null, []]);
  expect(notices.error).not.toHaveBeenCalled();
  stop();
});
