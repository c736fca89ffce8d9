import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { contactCardQuery } from '../../api/building-contact';
import { ApiError } from '../../api/errors';
import type { Unit } from '../../domain/api-types';
import { unitKey } from '../../domain/units/unit';
import { followBuilding } from './follow-building';
import type { BuildingOfCard } from './kept-pages';

type Card = BuildingOfCard['card'];
type Session = Parameters<typeof followBuilding>[0];

let client: QueryClient;
let change: (objekt_sifra: string) => void;
let kept: BuildingOfCard[];

const cardWith = (navodila_html: string | null) =>
  ({ navodila_html, upravnik: { naziv: 'Upravljanje Zeleni Gaj d.o.o.' } }) as Card;

const answer = (building: string | undefined, card: Card) =>
  client.setQueryData(contactCardQuery(building).queryKey, card);

/** Follows a session that has a flat in 0137 and one in 0291, the first of them selected. */
beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  kept = [];
  vi.stubGlobal('caches', { delete: vi.fn() });
  const units = ['0137', '0291'].map(
    (objekt_sifra) => ({ objekt_sifra, naziv: `Stavba ${objekt_sifra}` }) as Unit,
  );
  const keyOf = (building: string) =>
    units.filter(({ objekt_sifra }) => objekt_sifra === building).map(unitKey)[0];
  const listeners: (() => void)[] = [];
  let context = { units, unitKey: keyOf('0137'), acting: false };
  change = (objekt_sifra) => {
    context = { ...context, unitKey: keyOf(objekt_sifra) };
    for (const listener of listeners) listener();
  };
  const session = {
    getSnapshot: () => ({ context }),
    subscribe: (listener: () => void) => listeners.push(listener),
  };
  const portal = { session, store: { liveToken: () => 'token' } };
  followBuilding({ portal, queryClient: client } as unknown as Session, async (of) => {
    kept.push(of);
  });
});

const last = () => kept.at(-1);

test('P33 the card of a building that is no longer the user’s gives way to that with the manager alone', async () => {
  answer('0137', cardWith('<p>Zaprite ventil.</p>'));
  await vi.waitFor(() =>
    expect(last()).toMatchObject({ building: 'Stavba 0137', advice: 'Zaprite ventil.' }),
  );
  const gone = { ...contactCardQuery('0137'), queryFn: () => Promise.reject(new ApiError(404)) };
  await expect(client.fetchQuery(gone)).rejects.toThrow();
  const ofManager = cardWith(null);
  answer(undefined, ofManager);
  await vi.waitFor(() => expect(last()?.card).toBe(ofManager));
  expect(last()?.building).toBeUndefined();
});

test('P33 a failed request keeps the card of the building', async () => {
  answer(undefined, cardWith(null));
  answer('0137', cardWith(null));
  await vi.waitFor(() => expect(kept).toHaveLength(1));
  const failed = { ...contactCardQuery('0137'), queryFn: () => Promise.reject(new ApiError(503)) };
  await expect(client.fetchQuery(failed)).rejects.toThrow();
  expect(kept).toHaveLength(1);
});

test('P33 an answer that is equal to the last one is kept again, with its time', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  answer('0137', cardWith(null));
  await vi.waitFor(() => expect(kept).toHaveLength(1));
  vi.setSystemTime(Date.now() + 600_000);
  answer('0137', cardWith(null));
  await vi.waitFor(() => expect(kept).toHaveLength(2));
  vi.useRealTimers();
});

test('P33 after a change of the unit the card of the unit before does not come late', async () => {
  answer('0291', cardWith(null));
  answer('0137', cardWith('<p>Zaprite ventil.</p>'));
  change('0291');
  await vi.waitFor(() => expect(last()?.building).toBe('Stavba 0291'));
  // The reader of the advice is loaded by now.
  await import('../../parts/managers-text/text-of-html');
  await new Promise((done) => setTimeout(done, 50));
  expect(last()?.building).toBe('Stavba 0291');
});
