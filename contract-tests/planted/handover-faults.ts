/** Faults of handovers: each answer has the form that the description gives, and sums, signatures or privacy are wrong. */
import { type PlantedFault, spoil } from './faults';
import { add, type Json } from './spoil-rows';

const list = (value: unknown): Json[] => (Array.isArray(value) ? value : []);

/** Each handover of the list is changed. */
const handover = (name: string, change: (row: Json) => Json): PlantedFault =>
  spoil(`handover: ${name}`, '/v2/handovers', (json) => ({
    ...json,
    predaje: list(json.predaje).map((row) => ({ ...row, ...change(row) })),
  }));

/** Each share of each handover is changed. */
const share = (name: string, change: (row: Json) => Json): PlantedFault =>
  handover(name, ({ razdelitev }) => ({
    razdelitev: list(razdelitev).map((row) => ({ ...row, ...change(row) })),
  }));

/** What the list of handovers shows. */
export const handoverFaults: readonly PlantedFault[] = [
  share('the parts are a cent more than the amount', ({ del_prevzemnika }) => ({
    del_prevzemnika: add(del_prevzemnika, 0.01),
  })),
  share('a day belongs to both', ({ dni_prevzemnika }) => ({
    dni_prevzemnika: Number(dni_prevzemnika) + 1,
  })),
  share('a part of an unknown amount', () => ({ podlaga: 'ni' })),
  handover("the giver's debt is shown to the taker", () => ({ odprte_obveznosti: 12.5 })),
  handover("the giver's debt is hidden from the giver", () => ({ odprte_obveznosti: null })),
  handover('a draft that the giver has signed', ({ stanje, podpisa }) =>
    stanje === 'osnutek'
      ? { podpisa: { ...Object(podpisa), predajnik_ob: '2026-11-20T10:00:00+01:00' } }
      : {},
  ),
  handover('a confirmed one without the signature of the taker', ({ podpisa }) => ({
    podpisa: { ...Object(podpisa), prevzemnik_ob: null },
  })),
  handover('the taker has signed before the giver', ({ stanje, podpisa }) =>
    stanje === 'osnutek'
      ? {}
      : { podpisa: { ...Object(podpisa), prevzemnik_ob: '2001-01-01T10:00:00+01:00' } },
  ),
  handover('a link that is open in another state', () => ({
    velja_do: '2026-11-26T10:00:00+01:00',
  })),
  handover('a refusal without a reason', () => ({ razlog: null })),
  handover('a signed one without a day', () => ({ datum_predaje: null })),
  handover("a stranger's draft", ({ stanje }) =>
    stanje === 'osnutek' ? { vloga: 'prevzemnik', odprte_obveznosti: null } : {},
  ),
  handover('one that begins tomorrow', () => ({ ustvarjeno_ob: '2036-11-22T10:00:00+01:00' })),
  spoil('handover: from the oldest to the newest', '/v2/handovers', (json) => ({
    ...json,
    predaje: list(json.predaje).toReversed(),
  })),
];

/** What the link of a taker opens. */
export const offerFaults: readonly PlantedFault[] = [
  {
    name: 'handover: an unknown link opens a document',
    answer: async (request, next) => {
      const isFile = /\/v1\/handover\/[^/]+\/file\//.test(request.url);
      const headers = { 'Content-Type': 'application/pdf', 'Cache-Control': 'no-store' };
      return isFile ? new Response('%PDF-1.4', { headers }) : next(request);
    },
  },
];
