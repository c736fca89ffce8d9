/** The judgement of a state, beside that of the backend, which has its own code for it. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stateFault } from '../../../mocks/billing/own-meters';
import { waterMeter } from './energy.fixture';
import { judgeState, type StateProblem } from './own-state';

const TODAY = '2026-11-21';

/** The field at which the backend refuses a state with this problem. */
const fieldOf: Readonly<Record<StateProblem, string>> = {
  'above-dial': 'stanje',
  'in-future': 'datum',
  'before-last': 'datum',
  'maybe-rollover': 'stanje',
  'no-rollover': 'posebnost',
  'below-last': 'stanje',
  unusual: 'potrjeno',
};

const thousandths = (most: number) => fc.nat(most).map((parts) => Number(`${parts}e-3`));
/** Often at a limit: three times the usual consumption, nine tenths and one tenth of the dial. */
const states = fc.oneof(
  fc.record({ last: thousandths(9_999), usual: thousandths(2_000), state: thousandths(10_500) }),
  fc.record({ last: thousandths(3_000), usual: thousandths(2_000) }).map(({ last, usual }) => ({
    last,
    usual,
    state: Math.round(last * 1000 + 3 * Math.round(usual * 1000)) / 1000,
  })),
  fc.record({
    last: fc.constantFrom(8.999, 9, 9.001),
    usual: thousandths(2_000),
    state: fc.constantFrom(0.999, 1, 1.001),
  }),
);

test('the backend accepts and refuses the same states, exactly at the limits too', () => {
  fc.assert(
    fc.property(
      states,
      fc.constantFrom('brez', 'obrat', 'zamenjava'),
      ({ last, usual, state }, posebnost) => {
        const meter = {
          ...waterMeter,
          zadnje_stanje: last,
          obicajna_poraba: usual,
          najvecje_stanje: 10,
        };
        const given = { stanje: state, datum: TODAY, posebnost } as const;
        const ours = judgeState(meter, given, TODAY);
        const row = { ...meter, inventarna_stevilka: '0137014', daljinsko: false };
        const sent = { ...given, st_merilnika: meter.st_merilnika, potrjeno: false };
        expect(stateFault(row as Parameters<typeof stateFault>[0], sent)?.polje).toBe(
          ours && fieldOf[ours],
        );
      },
    ),
    { numRuns: 2000 },
  );
});
