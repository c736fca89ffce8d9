import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { NotificationPreferences } from '../api-types';
import {
  availableChannels,
  boxOf,
  channels,
  noticeChange,
  noticeValues,
  usedChannels,
} from './notice-values';

const kinds = ['obracun', 'opomin', 'nova_vrsta'] as const;
const boxes = fc.record({
  posta: fc.boolean(),
  e_posta: fc.boolean(),
  sms: fc.boolean(),
  potisno: fc.boolean(),
});
const preferences = fc
  .tuple(fc.tuple(boxes, boxes, boxes), fc.constantFrom('takoj', 'novo'), fc.boolean())
  .map(
    ([rows, povzetek, isQuiet]) =>
      ({
        kanali: channels.map((kanal) => ({ kanal, na_voljo: kanal !== 'sms', naslov: null })),
        vrste: kinds.map((vrsta, index) => ({ vrsta, obvezno: false, ...rows[index] })),
        povzetek,
        tihe_ure: isQuiet ? { od: '21:30', do: '06:15' } : null,
        shranjeno_ob: null,
      }) as NotificationPreferences,
  );

const first: NotificationPreferences = {
  kanali: [],
  vrste: [],
  povzetek: 'takoj',
  tihe_ure: null,
  shranjeno_ob: null,
};

test('unchanged values send no kind, and the digest and the quiet hours as they are', () => {
  fc.assert(
    fc.property(preferences, (saved) => {
      const { povzetek, tihe_ure } = saved;
      expect(noticeChange(noticeValues(saved), saved, saved)).toEqual({
        vrste: [],
        povzetek,
        tihe_ure,
      });
    }),
  );
});

test('exactly the changed kind is sent, with all its channels', () => {
  const any = fc.tuple(preferences, fc.constantFrom(...kinds), fc.constantFrom(...channels));
  fc.assert(
    fc.property(any, ([saved, kind, channel]) => {
      const values = noticeValues(saved);
      const box = boxOf(kind, channel);
      const row = saved.vrste.find(({ vrsta }) => vrsta === kind);
      const { obvezno: _, ...rest } = { ...row };
      const sent = noticeChange({ ...values, [box]: values[box] !== true }, saved, saved);
      expect(sent.vrste).toEqual([{ ...rest, [channel]: values[box] !== true }]);
    }),
  );
});

test('quiet hours that are turned on begin with the night', () => {
  const values = noticeValues(first);
  const { tihe_ure } = noticeChange({ ...values, quiet: true }, first, first);
  expect(tihe_ure).toEqual({ od: '22:00', do: '07:00' });
});

test('a digest and quiet hours that another page has changed meanwhile stay; those of the user replace them', () => {
  const now = { ...first, povzetek: 'tedensko', tihe_ure: { od: '23:00', do: '05:00' } } as const;
  const values = noticeValues(first);
  const { povzetek, tihe_ure } = now;
  expect(noticeChange(values, first, now)).toEqual({ vrste: [], povzetek, tihe_ure });
  const own = { ...values, povzetek: 'dnevno', quiet: true, do: '06:30' };
  expect(noticeChange(own, first, now)).toMatchObject({
    povzetek: 'dnevno',
    tihe_ure: { od: '22:00', do: '06:30' },
  });
  const off = { ...noticeValues(now), quiet: false };
  expect(noticeChange(off, now, now).tihe_ure).toBeNull();
});

test('only known channels that are available are offered', () => {
  const kanali = [
    { kanal: 'sms', na_voljo: true, naslov: null },
    { kanal: 'golob', na_voljo: true, naslov: null },
    { kanal: 'posta', na_voljo: false, naslov: null },
    { kanal: 'e_posta', na_voljo: true, naslov: 'a***@a.si' },
  ];
  expect(availableChannels({ kanali } as unknown as NotificationPreferences)).toEqual([
    'e_posta',
    'sms',
  ]);
});

test('a channel is used when it is available and any kind of notice has it', () => {
  fc.assert(
    fc.property(preferences, (saved) => {
      const used = usedChannels(saved);
      for (const channel of channels) {
        const isChosen = saved.vrste.some((row) => row[channel]);
        expect(used.includes(channel), channel).toBe(isChosen && channel !== 'sms');
      }
    }),
  );
});
