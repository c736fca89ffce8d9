/** Faults of events: each answer has the form that the description gives, and states, times or privacy are wrong. */
import { lenient, type PlantedFault, spoil } from './faults';

type Json = Record<string, unknown>;

/** Each row of one of the two lists is changed. */
const rows =
  (path: string, list: string) =>
  (name: string, change: (row: Json, answer: Json) => Json): PlantedFault =>
    spoil(`event: ${name}`, path, (json) => {
      const before: Json[] = Array.isArray(json[list]) ? json[list] : [];
      return { ...json, [list]: before.map((row) => ({ ...row, ...change(row, json) })) };
    });
const event = rows('/v2/building_events/', 'dogodki');
const fault = rows('/v2/faults/', 'prijave');
const urgent = { nujnost: 'nujno', velja_do: '2026-11-21T18:00:00+01:00' };

/** What the list of events shows. */
export const eventAnswerFaults: readonly PlantedFault[] = [
  event('an end before the beginning', () => ({ predviden_konec: '2001-01-01T00:00:00+01:00' })),
  event('what is late is only running', ({ stanje }) =>
    stanje === 'zamuja' ? { stanje: 'v_teku' } : {},
  ),
  event('what runs is late', ({ stanje }) => (stanje === 'v_teku' ? { stanje: 'zamuja' } : {})),
  event('what comes is running', ({ stanje }) =>
    stanje === 'nacrtovano' ? { stanje: 'v_teku' } : {},
  ),
  event('what runs has not begun', ({ stanje }) =>
    stanje === 'v_teku' ? { stanje: 'nacrtovano' } : {},
  ),
  event('a closed event without an end', () => ({ konec: null })),
  event('an end that is still to come', ({ konec }) =>
    konec === null ? {} : { konec: '2026-11-21T23:30:00+01:00' },
  ),
  event('an urgent event without an end of its validity', () => ({ nujnost: 'nujno' })),
  event('an expired urgent event is pinned', ({ stanje }) =>
    stanje === 'v_teku' ? { ...urgent, velja_do: '2026-11-20T20:00:00+01:00', pripeto: true } : {},
  ),
  event('a cancelled urgent event is pinned', ({ stanje }) =>
    stanje === 'odpovedano' ? { ...urgent, pripeto: true } : {},
  ),
  event('a whole building without the own unit', () => ({ prizadeta_moja_enota: false })),
  event('updates in the wrong order', ({ posodobitve }) => ({
    posodobitve: Array.isArray(posodobitve) ? posodobitve.toReversed() : [],
  })),
  spoil('event: events from the first to the last', '/v2/building_events/', (json) => ({
    ...json,
    dogodki: (Array.isArray(json.dogodki) ? json.dogodki : []).toReversed(),
  })),
  spoil('event: states by the clock of another day', '/v2/building_events/', (json) => ({
    ...json,
    zdaj: '2026-11-19T12:00:00+01:00',
    dogodki: [],
    stevilo_vrstic: 0,
  })),
];

/** What the list of faults shows. */
export const faultAnswerFaults: readonly PlantedFault[] = [
  fault("a neighbour's text", ({ opis }) => ({ opis: opis ?? 'Pri Novakovih pušča voda.' })),
  fault("a neighbour's photo", () => ({
    fotografije: [
      { st_fotografije: 1, velikost: 1, pot: '/api/portal-user/v2/fault/N-2026-00118/photo/1' },
    ],
  })),
  fault("a neighbour's unit", () => ({ inventarna_stevilka: '0137022' })),
  fault("a fault in another's unit", ({ moja }) =>
    moja === false ? { kraj: 'enota', inventarna_stevilka: null } : {},
  ),
  fault('no other user has said so, but the caller has', ({ moja }) =>
    moja === false ? { tudi_pri_meni: true, st_podobnih: 0 } : {},
  ),
  fault('the reporter is counted', ({ moja }) => (moja === true ? { tudi_pri_meni: true } : {})),
  fault('an old state', () => ({ stanje: 'prejeto' })),
  fault('a history from its end', ({ zgodovina }) => ({
    zgodovina: Array.isArray(zgodovina) ? zgodovina.toReversed() : [],
  })),
  fault('a refusal without a reason', () => ({ razlog: null })),
  fault('an open fault waits for a confirmation', () => ({ caka_potrditve: true })),
  fault('a report that is later than its first state', () => ({
    prijavljeno: '2026-11-21T11:00:00+01:00',
  })),
];

/** What several answers show, or what another user gets. */
export const plantedEventFaults: readonly PlantedFault[] = [
  ...eventAnswerFaults,
  ...faultAnswerFaults,
  fault('a fault belongs to an event that is not there', ({ id_dogodka }) => ({
    id_dogodka: id_dogodka === null ? null : 999_999,
  })),
  lenient("event: anyone gets Ana's photos", '/photo/', (sent) => sent !== null),
];
