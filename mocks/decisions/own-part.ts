import type { OwnPart, VoteChoice } from '../../src/api/schema';
import type { Db, PayerRow, RowOf } from '../world/db';

type DecisionRow = RowOf<'decision'>;
type OwnVotes = Readonly<Record<string, VoteChoice>>;

/** The key of what a payer has in a decision. */
export function ownKey({ id_odlocitve }: Pick<DecisionRow, 'id_odlocitve'>, payer: PayerRow) {
  return `${id_odlocitve}/${payer.key}`;
}

/** The payer's units on the day that counts, those sold since too. */
export function sharesOf(db: Db, { id_odlocitve }: DecisionRow, payer: PayerRow) {
  return db.voteShare.findMany({
    where: { id_odlocitve: { equals: id_odlocitve }, payer: { equals: payer.key } },
  });
}

/** The payer's vote; `null` without one. */
export function voteOf(db: Db, decision: DecisionRow, payer: PayerRow) {
  return db.vote.findFirst({ where: { key: { equals: ownKey(decision, payer) } } });
}

/** The payer's vote on each proposal, by its id. */
export function votesIn(vote: RowOf<'vote'> | null): OwnVotes {
  return vote === null ? {} : JSON.parse(vote.glasovi);
}

/** The caller's part in a decision. */
export function ownPart(db: Db, decision: DecisionRow, payer: PayerRow): OwnPart {
  const all = sharesOf(db, decision, payer);
  const kept = all.filter(({ prodano }) => !prodano);
  const vote = voteOf(db, decision, payer);
  const proxy = db.proxy.findFirst({ where: { key: { equals: ownKey(decision, payer) } } });
  const enote = kept.map(({ inventarna_stevilka, delez_stevec }) => ({
    inventarna_stevilka,
    delez_stevec,
    povrsina: areaOf(db, inventarna_stevilka),
  }));
  return {
    upravicen: kept.length > 0,
    razlog_neupravicenosti: kept.length > 0 ? null : all.length > 0 ? 'prodano' : 'ni_v_stavbi',
    enote,
    delez_stevec: enote.reduce((sum, { delez_stevec }) => sum + delez_stevec, 0),
    oddano: vote !== null,
    cas_oddaje: vote?.cas ?? null,
    nacin_oddaje: vote?.nacin ?? null,
    sprememba_mozna_do: vote?.nacin === 'elektronsko' ? decision.sprememba_do : null,
    pooblascenec: proxy && {
      ime_priimek: proxy.ime_priimek,
      naslov: proxy.naslov,
      dano: proxy.dano,
    },
  };
}

/** The area that pays into the fund; `null` for a unit without its own contributions. */
function areaOf(db: Db, unit: string): number | null {
  const fact = db.unitFact.findFirst({ where: { inventarna_stevilka: { equals: unit } } });
  return fact === null ? null : fact.vplacano_prej === null ? 0 : fact.povrsina / 100;
}
