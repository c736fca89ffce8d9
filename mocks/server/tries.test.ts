import { beforeEach, describe, expect, it } from 'vitest';
import { createTries } from './tries';
import { fiveOf, guessing, type Limit } from './try-limits';

let time = 0;
let tries = createTries(() => time);

beforeEach(() => {
  time = 1_000_000;
  tries = createTries(() => time);
});

function count(times: number, ...limits: readonly Limit[]): void {
  for (let i = 0; i < times; i++) tries.count(limits);
}

describe('one limit', () => {
  const [a, b, c] = [fiveOf('a'), fiveOf('b'), fiveOf('c')];

  it('lets five tries pass; the sixth has to wait fifteen minutes', () => {
    count(4, a);
    expect(tries.secondsToWait([a])).toBe(0);
    count(1, a);
    expect(tries.secondsToWait([a])).toBe(900);
  });

  it('waits until the first of the five is fifteen minutes old', () => {
    count(1, a);
    time += 60_000;
    count(4, a);
    expect(tries.secondsToWait([a])).toBe(840);
    time += 839_001;
    expect(tries.secondsToWait([a])).toBe(1);
    time += 999;
    expect(tries.secondsToWait([a])).toBe(0);
  });

  it('waits for the longest waiting time', () => {
    count(5, a, b);
    time += 1000;
    count(1, b);
    expect(tries.secondsToWait([c, a])).toBe(899);
    expect(tries.secondsToWait([c, a, b])).toBe(899);
  });

  it('counts a try once when two limits apply to it', () => {
    count(4, a, { ...a, allowed: 50 });
    expect(tries.secondsToWait([a])).toBe(0);
  });

  it('counts targets separately, and deletes the tries of one', () => {
    count(5, a, fiveOf('a', 'here'), fiveOf('ab', 'here'));
    expect(tries.secondsToWait([b])).toBe(0);
    tries.forget('a');
    expect(tries.secondsToWait([a, fiveOf('a', 'here')])).toBe(0);
    expect(tries.secondsToWait([fiveOf('ab', 'here')])).toBe(900);
  });
});

describe('guessing', () => {
  const at = (account: string, source: string) => guessing('login', account, source);
  const wait = (account: string, source: string) => tries.secondsToWait(at(account, source));

  it('five tries for an account block only their source', () => {
    count(5, ...at('ana', 'here'));
    expect(wait('ana', 'here')).toBe(900);
    expect([wait('ana', 'there'), wait('rok', 'here')]).toEqual([0, 0]);
  });

  it('tries for one account after another are limited by source, even after a success', () => {
    for (let account = 0; account < 30; account++) {
      expect(wait(`account ${account}`, 'here')).toBe(0);
      count(1, ...at(`account ${account}`, 'here'));
      tries.succeeded({ of: 'own', from: 'here' });
    }
    expect(wait('account 30', 'here')).toBe(900);
    expect(wait('own', 'here')).toBe(900);
    expect(wait('account 30', 'there')).toBe(0);
    expect(tries.secondsToWait(guessing('payer', 'code', 'here'))).toBe(0);
  });

  it('tries for one account from many sources are limited, except from a source where its owner has succeeded', () => {
    tries.succeeded({ of: 'ana', from: 'home' });
    for (let source = 0; source < 50; source++) count(1, ...at('ana', `bot ${source}`));
    expect(wait('ana', 'bot 51')).toBe(3600);
    expect(wait('ana', 'home')).toBe(0);
    count(5, ...at('ana', 'home'));
    expect(wait('ana', 'home')).toBe(900);
    tries.forget('ana');
    expect(wait('ana', 'bot 51')).toBe(0);
  });
});

it('tries from one source run in sequence, also after a try that threw; other sources do not wait', async () => {
  const order: string[] = [];
  const run = (name: string, after: number) => async () => {
    await new Promise((resolve) => setTimeout(resolve, after));
    order.push(name);
    if (name === 'b') throw new Error('b');
    return name;
  };
  const made = [
    tries.inTurn('here', run('a', 20)),
    tries.inTurn('here', run('b', 1)),
    tries.inTurn('here', run('c', 1)),
    tries.inTurn('there', run('d', 1)),
  ];
  const settled = await Promise.allSettled(made);
  expect(settled.map(({ status }) => status).join()).toBe('fulfilled,rejected,fulfilled,fulfilled');
  expect(order).toEqual(['d', 'a', 'b', 'c']);
});
