import type { VoteChoice } from '../../src/api/schema';
import { receiptNumber, receiptOf } from '../decisions/receipt';
import { paragraphs } from '../files/paragraphs';
import type { Db, PayerRow, RowOf } from '../world/db';
import { dayBack, momentOf } from './days';
import { longText } from './names';
import { createRandom, type Random } from './random';
import type { GeneratedUnit } from './units';

type Decision = RowOf<'decision'>;
type Proposal = RowOf<'proposal'>;

/** Ids begin above those of the demo world. */
const firstDecision = 5_000_001;
const firstProposal = 50_000_001;
const SHARES = 100_000;
/** The decision with so many proposals shows whether they stay readable. */
const MANY = 40;

const plain = {
  sklicatelj: 'upravnik',
  konec: null,
  prvi_podpis: null,
  kraj: null,
  povezava: null,
  zaporedje: 0,
  preklicano: false,
  razlog_preklica: null,
  imenovalec: SHARES,
  navzoci_stevec: null,
  id_prvega_zbora: null,
  sprejet_v_pogodbi: true,
  id_vlozisca: null,
  tajno: false,
  sprememba_do: null,
} as const;

/** What comes next in the building: a list that is open, a secret vote, an assembly. */
const coming = [
  {
    vrsta: 'listina',
    sklicano: '2026-10-26',
    zacetek: momentOf('2026-11-02'),
    konec: momentOf('2027-02-05', '23:59'),
    prvi_podpis: '2026-11-05',
  },
  {
    vrsta: 'elektronsko',
    sklicano: '2026-11-09',
    zacetek: momentOf('2026-11-16'),
    konec: momentOf('2026-12-01', '20:00'),
    tajno: true,
  },
  {
    vrsta: 'zbor',
    sklicano: '2026-11-19',
    zacetek: momentOf('2026-12-10', '18:00'),
    kraj: 'Pritličje stavbe',
  },
] as const;

const kinds = ['zbor', 'elektronsko', 'listina'] as const;
const majorities = [
  { vrsta_posla: 'redno', potrebna_vecina: 'vec_kot_50' },
  { vrsta_posla: 'preseza_redno', potrebna_vecina: 'vec_kot_75' },
  { vrsta_posla: 'soglasje_vseh', potrebna_vecina: 'vsi' },
] as const;
const choices: readonly VoteChoice[] = ['za', 'proti'];

/** A decision of the past, a month apart from the next. */
function pastDecision(index: number): Partial<Decision> {
  const vrsta = kinds[index % kinds.length] ?? 'zbor';
  const day = dayBack(30 * index + 10);
  const zacetek = momentOf(day);
  const konec = momentOf(vrsta === 'zbor' ? day : dayBack(30 * index - 5), '20:00');
  const isList = vrsta === 'listina';
  const sklicano = dayBack(30 * index + 26);
  return { vrsta, sklicano, zacetek, konec, ...(isList && { prvi_podpis: day }) };
}

function toDecision(index: number, objekt_sifra: string): Decision {
  const dates = coming[index] ?? pastDecision(index);
  const naziv = index === 3 ? longText('Letni zbor', 200) : `Odločanje ${index + 1}`;
  const base = { ...plain, vrsta: 'zbor', sklicano: '', zacetek: '', ...dates } as const;
  const id_odlocitve = firstDecision + index;
  return { ...base, id_odlocitve, objekt_sifra, naziv, presek_delezev: base.sklicano };
}

/** Proposals whose shares on paper leave room for those of the portal. */
function toProposals(row: Decision, index: number, room: number, random: Random): Proposal[] {
  const isAhead = index < coming.length;
  const count = index === 3 ? MANY : random.whole(1, 4);
  return Array.from({ length: count }, (_, place) => {
    const za = isAhead ? 0 : random.whole(0, room);
    const proti = isAhead ? 0 : random.whole(0, room - za);
    const vzdrzano = row.vrsta === 'zbor' && !isAhead ? random.whole(0, room - za - proti) : 0;
    const cost = random.chance(0.3) ? random.whole(10_000, 9_000_000) : null;
    return {
      ...(majorities[random.whole(0, 2)] ?? majorities[0]),
      id_predloga: firstProposal + index * 100 + place,
      id_odlocitve: row.id_odlocitve,
      zap_st: place + 1,
      besedilo:
        place === 1 ? longText('Sprejme se predlog', 900) : `Sprejme se predlog ${place + 1}.`,
      obrazlozitev: random.chance(0.5) ? paragraphs(longText('Predlog je potreben', 400)) : null,
      osnova_vecine: 'vsi_delezi',
      podlaga: random.chance(0.8) ? 'Stanovanjski zakon' : null,
      ocena_stroska: cost,
      vir_sredstev: cost === null ? null : random.pick(['rezervni_sklad', 'dodatno_vplacilo']),
      sedanji_prispevek: null,
      sprememba_prispevka: null,
      za,
      proti,
      vzdrzano,
      umaknjen: random.chance(0.05),
    };
  });
}

/** The size of the decisions: how many there are, and how many other owners have voted on the portal in the open one. */
interface Plan {
  readonly decisions: number;
  readonly owners: number;
  readonly seed: number;
}

/** Adds the decisions of a building, with the payer's units and votes. */
export function fillDecisions(
  db: Db,
  payer: PayerRow,
  objekt_sifra: string,
  units: readonly GeneratedUnit[],
  { decisions, owners, seed }: Plan,
): void {
  const random = createRandom(seed, `decisions of ${objekt_sifra}`);
  const own = units
    .filter(({ rows, registered }) => {
      return registered.objekt_sifra === objekt_sifra && rows.some(({ vrsta }) => vrsta !== 'U');
    })
    .slice(0, 5)
    .map(({ fact }) => ({ unit: fact.inventarna_stevilka, share: random.whole(20, 400) }));
  const mine = own.reduce((sum, { share }) => sum + share, 0);
  for (let index = 0; index < decisions; index += 1) {
    const bare = toDecision(index, objekt_sifra);
    const proposals = toProposals(bare, index, SHARES - mine, random);
    const most = Math.max(...proposals.map(({ za, proti, vzdrzano }) => za + proti + vzdrzano));
    const isPastAssembly = index >= coming.length && bare.vrsta === 'zbor';
    const row = isPastAssembly ? { ...bare, navzoci_stevec: most } : bare;
    db.decision.create(row);
    for (const proposal of proposals) db.proposal.create(proposal);
    for (const { unit, share } of own) addShare(db, row, payer.key, unit, share);
    if (index === 0) addOwners(db, row, proposals, owners, random);
    const hasVoted = index >= coming.length && row.vrsta === 'elektronsko';
    if (hasVoted) addVote(db, row, payer.key, proposals, random.pick(choices));
  }
}

/** The other owners of a building and their votes on the portal. */
function addOwners(
  db: Db,
  row: Decision,
  proposals: readonly Proposal[],
  owners: number,
  random: Random,
): void {
  const largest = Math.max(1, Math.floor((SHARES * 0.8) / Math.max(1, owners)));
  for (let nth = 1; nth <= owners; nth += 1) {
    const payer = `owner/${nth}`;
    addShare(db, row, payer, `L${nth}`, random.whole(1, largest));
    addVote(db, row, payer, proposals, random.pick(choices));
  }
}

function addShare(db: Db, row: Decision, payer: string, unit: string, delez_stevec: number): void {
  const { id_odlocitve } = row;
  const key = `${id_odlocitve}/${payer}/${unit}`;
  const common = { inventarna_stevilka: unit, delez_stevec, prodano: false };
  db.voteShare.create({ key, id_odlocitve, payer, ...common });
}

function addVote(
  db: Db,
  row: Decision,
  payer: string,
  proposals: readonly Proposal[],
  glas: VoteChoice,
): void {
  const { id_odlocitve, zacetek } = row;
  const where = { id_odlocitve: { equals: id_odlocitve } };
  const open = proposals.filter(({ umaknjen }) => !umaknjen);
  const votes = open.map(({ id_predloga, zap_st, besedilo }) => ({
    id_predloga,
    zap_st,
    besedilo,
    glas,
  }));
  const units = db.voteShare
    .findMany({ where: { ...where, payer: { equals: payer } } })
    .map(({ inventarna_stevilka, delez_stevec }) => ({ inventarna_stevilka, delez_stevec }));
  const cast = { time: zacetek, votes, units, denominator: SHARES };
  const number = receiptNumber(id_odlocitve, db.vote.count({ where }));
  const receipt = JSON.stringify(receiptOf(row, { ...cast, number }, 'portal'));
  db.vote.create({
    key: `${id_odlocitve}/${payer}`,
    id_odlocitve,
    payer,
    nacin: 'elektronsko',
    cas: zacetek,
    glasovi: JSON.stringify(Object.fromEntries(votes.map((each) => [each.id_predloga, each.glas]))),
    potrdilo: receipt,
    koda: '',
  });
  const key = `${payer}/seed-${id_odlocitve}`;
  db.castAnswer.create({ key, id_odlocitve, zahteva: '', odgovor: receipt });
}
