import type { Decision, DecisionRow, Proposal } from '../../src/api/schema';
import { toEuro } from '../values/money';
import type { Db, PayerRow, RowOf } from '../world/db';
import { stateOf } from './decision-state';
import { baseOf, isMajority } from './majority';
import { ownPart, voteOf, votesIn } from './own-part';

type Row = RowOf<'decision'>;
type ProposalRow = RowOf<'proposal'>;

/** The proposals of a decision in their order. */
export function proposalsOf(db: Db, { id_odlocitve }: Row): ProposalRow[] {
  const rows = db.proposal.findMany({ where: { id_odlocitve: { equals: id_odlocitve } } });
  return rows.sort((a, b) => a.zap_st - b.zap_st);
}

/** A decision as the payer sees it: totals, and the payer's own vote (pages.md P30). */
export function decisionAnswer(db: Db, row: Row, payer: PayerRow): Decision {
  const { preklicano: _cancelled, tajno: _secret, sprememba_do: _change, ...plain } = row;
  return {
    ...Object.fromEntries(Object.entries(plain)),
    stanje: stateOf(row),
    moje: ownPart(db, row, payer),
    predlogi: proposalAnswers(db, row, payer),
  } as Decision;
}

/** A decision in the list. */
export function rowAnswer(db: Db, row: Row, payer: PayerRow): DecisionRow {
  const { upravicen, oddano, pooblascenec } = ownPart(db, row, payer);
  const { id_odlocitve, vrsta, naziv, zacetek, konec, prvi_podpis, kraj, id_prvega_zbora } = row;
  const common = { id_odlocitve, vrsta, naziv, zacetek, konec, prvi_podpis, kraj, id_prvega_zbora };
  const proposals = proposalAnswers(db, row, payer);
  const stanje = stateOf(row);
  const passed = proposals.filter(({ izid }) => izid === 'sprejet').length;
  return {
    ...common,
    stanje,
    upravicen,
    oddano,
    ima_pooblascenca: pooblascenec !== null,
    st_predlogov: proposals.length,
    st_sprejetih: stanje === 'zakljuceno' ? passed : null,
  };
}

function proposalAnswers(db: Db, row: Row, payer: PayerRow): Proposal[] {
  const own = votesIn(voteOf(db, row, payer));
  const cast = castShares(db, row);
  return proposalsOf(db, row).map((proposal) => {
    const { id_predloga, zap_st, besedilo, obrazlozitev, vrsta_posla, podlaga } = proposal;
    const { potrebna_vecina, osnova_vecine, ocena_stroska, vir_sredstev } = proposal;
    const tally = tallyOf(row, proposal, cast.get(id_predloga) ?? {});
    const isSecret = row.tajno && stateOf(row) !== 'zakljuceno';
    return {
      id_predloga,
      zap_st,
      besedilo,
      obrazlozitev,
      vrsta_posla,
      potrebna_vecina,
      osnova_vecine,
      podlaga,
      ocena_stroska: euroOrNull(ocena_stroska),
      vir_sredstev,
      sedanji_prispevek_na_m2: euroOrNull(proposal.sedanji_prispevek),
      sprememba_prispevka_na_m2: euroOrNull(proposal.sprememba_prispevka),
      ...(isSecret ? noTally : tally),
      moj_glas: own[id_predloga] ?? null,
      izid: resultOf(row, proposal, tally.za),
    };
  });
}

const noTally = { za: null, proti: null, vzdrzano: null, neopredeljeno: null };
const euroOrNull = (cents: number | null) => (cents === null ? null : toEuro(cents));

type Cast = Readonly<Partial<Record<string, number>>>;

/** The shares of the votes on the portal, by proposal and choice. */
function castShares(db: Db, { id_odlocitve }: Row): ReadonlyMap<number, Cast> {
  const where = { id_odlocitve: { equals: id_odlocitve } };
  const votes = db.vote.findMany({ where }).filter(({ nacin }) => nacin === 'elektronsko');
  const sums = new Map<number, Record<string, number>>();
  if (votes.length === 0) return sums;
  const shares = new Map<string, number>();
  for (const { payer, delez_stevec, prodano } of db.voteShare.findMany({ where })) {
    if (!prodano) shares.set(payer, (shares.get(payer) ?? 0) + delez_stevec);
  }
  for (const vote of votes) {
    for (const [id, choice] of Object.entries(votesIn(vote))) {
      const sum = sums.get(Number(id)) ?? {};
      sum[choice] = (sum[choice] ?? 0) + (shares.get(vote.payer) ?? 0);
      sums.set(Number(id), sum);
    }
  }
  return sums;
}

/** Votes on paper and on the portal together; nothing without data on shares. */
function tallyOf({ imenovalec }: Row, proposal: ProposalRow, cast: Cast) {
  if (imenovalec === null) return noTally;
  const za = proposal.za + (cast.za ?? 0);
  const proti = proposal.proti + (cast.proti ?? 0);
  const vzdrzano = proposal.vzdrzano + (cast.vzdrzano ?? 0);
  return { za, proti, vzdrzano, neopredeljeno: imenovalec - za - proti - vzdrzano };
}

function resultOf(row: Row, proposal: ProposalRow, sharesFor: number | null): Proposal['izid'] {
  if (proposal.umaknjen) return 'umaknjen';
  const base = baseOf(proposal, row);
  if (stateOf(row) !== 'zakljuceno') return 'v_teku';
  if (base === null || sharesFor === null) return 'ni_sprejet';
  return isMajority(proposal.potrebna_vecina, sharesFor, base) ? 'sprejet' : 'ni_sprejet';
}
