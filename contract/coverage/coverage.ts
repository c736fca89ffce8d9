import { readdir, readFile } from 'node:fs/promises';
import { loadOperations } from '../checker/description';
import { branchesOf, isNullBranch } from './branches';
import { coverageFolder } from './record';

/** The lowest share of each kind that a run must cover. */
const leastShares = { operations: 1, statuses: 1, branches: 0.95, nulls: 1 } as const;

/** What a fault that has just been reported cannot have. */
const laterInFault = [
  'id_dogodka is a value',
  'na_strosek is "lastnik"',
  'na_strosek is "sklad"',
  'na_strosek is "upravnik"',
  'na_strosek is a value',
  'opis_javni is a value',
  'predviden_rok is a value',
  'razlog is a value',
  'stanje is "pregledano"',
  'stanje is "naroceno"',
  'stanje is "v_popravilu"',
  'stanje is "zakljuceno"',
  'stanje is "zavrnjeno"',
  'zgodovina/*/opomba is a value',
  'zgodovina/*/stanje is "pregledano"',
  'zgodovina/*/stanje is "naroceno"',
  'zgodovina/*/stanje is "v_popravilu"',
  'zgodovina/*/stanje is "zakljuceno"',
  'zgodovina/*/stanje is "zavrnjeno"',
];

/** Where an answer has a handover. */
const handovers = [
  'listHandovers 200 body/predaje/*',
  'getHandover 200 body/predaja',
  'startHandover 201 body',
  'saveHandover 200 body',
  'moveHandover 200 body',
  'getHandoverOffer 200 body',
];
const laterStates = ['caka_prevzemnika', 'oddano', 'v_obdelavi', 'potrjeno', 'zavrnjeno'];

/** The same reason for several branches of an answer. */
function never(body: string, reason: string, branches: readonly string[]): Record<string, string> {
  return Object.fromEntries(branches.map((branch) => [`${body}/${branch}`, reason]));
}

/** What answers about a handover cannot have, each with its reason. */
const neverInHandover: Readonly<Record<string, string>> = {
  ...Object.assign(
    {},
    ...handovers.flatMap((body) => [
      never(body, 'photos of meters are at the meters', ['priloge/*/vrsta is "stevec"']),
      never(body, 'no voluntary fund is shared', ['razdelitev/*/sklad is "prostovoljni_sklad"']),
    ]),
    ...['getHandover 200 body/predaja', 'startHandover 201 body', 'saveHandover 200 body'].map(
      (body) => never(body, 'the giver sees the debt', ['odprte_obveznosti is null']),
    ),
  ),
  ...never('getHandover 200 body/predaja', 'only the giver reads it, until it is over', [
    'vloga is "prevzemnik"',
    'stanje is "potrjeno"',
    'stanje is "zavrnjeno"',
  ]),
  ...never('startHandover 201 body', 'a new draft has nothing but its kind and the meters', [
    'vloga is "prevzemnik"',
    ...laterStates.map((state) => `stanje is "${state}"`),
    'datum_predaje is a value',
    ...['ime', 'e_posta', 'davcna_maskirana'].map((field) => `prevzemnik/${field} is a value`),
    ...['ulica', 'hisna_stevilka', 'postna_stevilka', 'kraj'].map(
      (field) => `prevzemnik/naslov/${field} is a value`,
    ),
    'stevci/*/stanje is a value',
    'stevci/*/fotografija is arm 1',
    'priloge has items',
    ...['pogodba', 'sklep', 'drugo'].map((kind) => `priloge/*/vrsta is "${kind}"`),
    'razdelitev has items',
    ...['redni', 'rezervni_sklad'].map((fund) => `razdelitev/*/sklad is "${fund}"`),
    ...['obracun', 'zadnji_obracun', 'predracun', 'ni'].map(
      (basis) => `razdelitev/*/podlaga is "${basis}"`,
    ),
    ...['znesek', 'del_predajnika', 'del_prevzemnika'].flatMap((field) => [
      `razdelitev/*/${field} is a value`,
      `razdelitev/*/${field} is null`,
    ]),
    'podpisa/predajnik_ob is a value',
    'podpisa/prevzemnik_ob is a value',
    'velja_do is a value',
    'razlog is a value',
  ]),
  ...never('saveHandover 200 body', 'only a draft is saved, and its giver saves it', [
    'vloga is "prevzemnik"',
    ...laterStates.map((state) => `stanje is "${state}"`),
    'podpisa/predajnik_ob is a value',
    'podpisa/prevzemnik_ob is a value',
    'velja_do is a value',
  ]),
  ...never('moveHandover 200 body', 'the giver signs it, or makes it a draft again', [
    'vloga is "prevzemnik"',
    ...laterStates.slice(1).map((state) => `stanje is "${state}"`),
    'odprte_obveznosti is null',
    'podpisa/prevzemnik_ob is a value',
  ]),
  ...never('answerHandover 200 body', 'the taker signs it, or sends it back as a draft', [
    ...laterStates.filter((state) => state !== 'oddano').map((state) => `stanje is "${state}"`),
  ]),
};

/** What the answer about a kept mandate cannot have: it is a draft, or waits for the signature. */
const neverInMandate = never(
  'saveMandate 200 body',
  'only a mandate that is not in force is kept',
  [
    ...['aktivno', 'ukinjeno', 'zavrnjeno'].map((state) => `stanje is "${state}"`),
    ...['veljavno_od', 'placujete_sami_od', 'zadnja_obremenitev', 'razlog'].map(
      (field) => `${field} is a value`,
    ),
    ...['preklic', 'racun_zaprt', 'blokada', 'zavrnitev', 'brez_kritja', 'podatki'].map(
      (reason) => `razlog is "${reason}"`,
    ),
  ],
);

/** Branches that an answer of this backend can never have, each with its reason. */
const impossible: Readonly<Record<string, string>> = {
  ...neverInHandover,
  ...neverInMandate,
  ...never('announcePayment 200 body', 'the payment has just been announced', [
    ...['ni', 'prejeto', 'zavrnjeno', 'v_direktni_obremenitvi'].map(
      (state) => `stanje_placila is "${state}"`,
    ),
    'najavljeno_ob is null',
  ]),
  ...Object.fromEntries(
    laterInFault.map((branch) => [
      `reportFault 201 body/${branch}`,
      'a new report has only been received',
    ]),
  ),
  'saveNotificationPreferences 200 body/shranjeno_ob is null': 'they have just been saved',
  'reportFault 201 body/opis is null': 'the reporter reads their own text',
  'confirmFault 200 body/opis is null': 'the reporter reads their own text',
  'getDecision 200 body/moje/razlog_neupravicenosti is "najemnik"': 'a tenant gets 403',
  'sendVotingCode 200 body/kanal is "sms"': 'the demo sends e-mail only',
  'giveMeterState 200 body/odprto_od is null': 'a state is taken in an open window only',
  'giveMeterState 200 body/odprto_do is null': 'a state is taken in an open window only',
  'giveMeterState 200 body/oddano is null': 'the answer has the state that was given',
  'giveMeterState 200 body/oddaja is "zaprto"': 'a state is taken in an open window only',
  'giveMeterState 200 body/oddaja is "odcitano"': 'a meter that is read takes no state',
};

/** The number of entries of one kind, and how many of them a run has covered. */
export interface CoverageLine {
  readonly kind: keyof typeof leastShares;
  readonly total: number;
  readonly missing: readonly string[];
  readonly share: number;
  readonly leastShare: number;
}

/** The entries that all workers of the last run have recorded. */
async function readMet(): Promise<ReadonlySet<string>> {
  const files = await readdir(coverageFolder).catch(() => []);
  const lists = await Promise.all(
    files.map(async (file): Promise<string[]> => {
      return JSON.parse(await readFile(`${coverageFolder}${file}`, 'utf8'));
    }),
  );
  return new Set(lists.flat());
}

/** All operations, statuses and branches of successful answers that the description has. */
async function readAll() {
  const operations = await loadOperations();
  const statuses = operations.flatMap(({ id, responses }) =>
    [...responses.keys()].map((status) => `${id} ${status}`),
  );
  const branches = new Set<string>();
  for (const { id, responses } of operations) {
    for (const [status, content] of responses) {
      const schema = content?.['application/json']?.schema;
      // All errors have one schema; the statuses and the tests cover which of its codes an operation sends.
      if (!schema || status < 200 || status > 299) continue;
      branchesOf(schema, (branch) => {
        const name = `${id} ${status} body${branch}`;
        if (!(name in impossible)) branches.add(name);
      });
    }
  }
  return {
    operations: operations.map(({ id }) => id),
    statuses,
    branches: [...branches],
    nulls: [...branches].filter(isNullBranch),
  };
}

/**
 * The coverage of the contract by the last run: operations, statuses, branches of the answers' schemas, and among these
 * every place that may be null.
 * @returns `undefined` when there is no record of a run
 */
export async function readCoverage(): Promise<readonly CoverageLine[] | undefined> {
  const met = await readMet();
  if (met.size === 0) return undefined;
  const metOperations = new Set([...met].map((entry) => entry.split(' ')[0] ?? ''));
  const all = await readAll();
  return (['operations', 'statuses', 'branches', 'nulls'] as const).map((kind) => {
    const seen = kind === 'operations' ? metOperations : met;
    const missing = all[kind].filter((each) => !seen.has(each));
    const total = all[kind].length;
    const share = total === 0 ? 1 : (total - missing.length) / total;
    return { kind, total, missing, share, leastShare: leastShares[kind] };
  });
}
