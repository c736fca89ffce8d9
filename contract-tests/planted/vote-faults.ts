/** Faults of votes: each answer has the form that the description gives, and a vote is counted or kept wrongly. */
import { lenient, type PlantedFault, replace, spoil } from './faults';

type Json = Record<string, unknown>;

/** Each decision is changed; receipts and files of the same path stay. */
const decision = (name: string, change: (decision: Json) => Json) =>
  replace(`vote: ${name}`, '/v2/decision/', async (answer) => {
    if (!answer.headers.get('Content-Type')?.startsWith('application/json')) return answer;
    const json: Json = Object(await answer.clone().json());
    if (!('predlogi' in json)) return answer;
    return Response.json({ ...json, ...change(json) }, { headers: answer.headers });
  });

/** Each proposal is changed, of decisions that have ended unless `always`. */
const proposal = (name: string, change: (proposal: Json, decision: Json) => Json, always = false) =>
  decision(name, (json) => {
    const rows: Json[] = Array.isArray(json.predlogi) ? json.predlogi : [];
    if (!always && json.stanje !== 'zakljuceno') return {};
    return { predlogi: rows.map((row) => ({ ...row, ...change(row, json) })) };
  });

/** A result by another computation than exact integers. */
const result = (name: string, passes: (sharesFor: number, whole: number) => boolean) =>
  proposal(name, ({ za }, { imenovalec }) => ({
    izid: passes(Number(za), Number(imenovalec)) ? 'sprejet' : 'ni_sprejet',
  }));

const own = (name: string, change: (own: Json) => Json) =>
  decision(name, ({ moje }) => ({ moje: { ...Object(moje), ...change(Object(moje)) } }));

/** What one answer shows. */
export const voteAnswerFaults: readonly PlantedFault[] = [
  result('a percent is rounded to one decimal before it is compared', (sharesFor, whole) => {
    return Math.round((sharesFor / whole) * 1000) / 10 > 50;
  }),
  result('exactly half passes', (sharesFor, whole) => 2 * sharesFor >= whole),
  result('a majority of the shares that have voted', (sharesFor) => sharesFor > 4200),
  proposal('a share is lost', ({ neopredeljeno }) => ({
    neopredeljeno: typeof neopredeljeno === 'number' ? neopredeljeno - 1 : null,
  })),
  proposal('half of a secret tally', ({ za }) => ({ za: za ?? 1 }), true),
  proposal('abstentions on a list', ({ vzdrzano, neopredeljeno }, { vrsta }) =>
    vrsta === 'listina'
      ? { vzdrzano: Number(vzdrzano) + 1, neopredeljeno: Number(neopredeljeno) - 1 }
      : {},
  ),
  proposal('those present are the base of an ordinary assembly', () => ({
    osnova_vecine: 'navzoci_delezi',
  })),
  proposal('an ended vote goes on', () => ({ izid: 'v_teku' })),
  proposal('the vote of another owner', () => ({ moj_glas: 'za' }), true),
  own('the shares of another payer code are added', ({ delez_stevec }) => ({
    delez_stevec: Number(delez_stevec) + 22,
  })),
  own('a tenant has shares', () => ({ upravicen: false })),
  decision('a list is open for four months', ({ vrsta, konec }) =>
    vrsta === 'listina' && konec !== null
      ? { konec: String(konec).replace('-02-', '-03-').replace('-08-', '-09-') }
      : {},
  ),
  decision('a list is open one day too long', ({ vrsta, konec }) =>
    vrsta === 'listina' && konec !== null
      ? { konec: String(konec).replace('-02-02', '-02-03') }
      : {},
  ),
  decision('a term runs before the first signature', ({ prvi_podpis, vrsta }) =>
    vrsta === 'listina' && prvi_podpis === null ? { konec: '2027-02-20T23:59:59+01:00' } : {},
  ),
  decision('an ended list still takes signatures', ({ stanje }) =>
    stanje === 'zakljuceno' ? { stanje: 'odprto' } : {},
  ),
  decision('the invitation is after the assembly', () => ({ sklicano: '2026-12-31' })),
];

/** What several answers show, or what another user gets. */
export const plantedVoteFaults: readonly PlantedFault[] = [
  ...voteAnswerFaults,
  spoil('vote: the list forgets votes', '/v2/decisions/', (json) => ({
    ...json,
    odlocitve: (Array.isArray(json.odlocitve) ? json.odlocitve : []).map((row) => ({
      ...row,
      oddano: false,
    })),
  })),
  lenient("vote: anyone gets Ana's receipts and lists to sign", '/v2/decision/', (sent) => {
    return sent !== null;
  }),
];
