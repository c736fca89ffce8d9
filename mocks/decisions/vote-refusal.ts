import type { FieldError, VoteRefusal } from '../../src/api/schema';
import type { Db, PayerRow, RowOf } from '../world/db';
import { DEMO_NOW } from '../world/demo-today';
import { proposalsOf } from './decision-answer';
import { stateOf } from './decision-state';
import { ownPart } from './own-part';

type Row = RowOf<'decision'>;
export type Reason = NonNullable<VoteRefusal['razlog']>;

/** What the detail of a refusal says to developers. */
const details: Readonly<Record<Reason, string>> = {
  ze_glasovano: 'The caller has voted.',
  koncano: 'The decision has ended.',
  se_ni_zacelo: 'The vote has not begun.',
  preklicano: 'The decision is cancelled.',
  pooblastilo_dano: 'A proxy is given.',
  ni_upravicen: 'The caller has no shares in this decision.',
  brez_soglasja: 'Owners have not agreed on electronic voting.',
  brez_delezev: 'The building has no data on shares.',
  na_zboru: 'The vote is at the assembly.',
  nepopolno: 'Each proposal needs one vote that its decision allows.',
  kljuc_ponovljen: 'The key was used for another vote.',
  koda_napacna: 'The code is wrong.',
  koda_potekla: 'No valid code was sent.',
  koda_blokirana: 'The code is void, or too many codes were sent.',
};

/** The body of a refusal. */
export function refusal(razlog: Reason, more: Partial<VoteRefusal> = {}): VoteRefusal {
  return { razlog, detail: details[razlog], ...more };
}

/** The body of a 422 for fields of the request. */
export function fieldRefusal(
  razlog: Reason,
  napake: FieldError[],
  more: Partial<VoteRefusal> = {},
): VoteRefusal {
  const common = { code: 1, error: 'Invalid data received', napake } as const;
  return refusal(razlog, { ...common, ...more });
}

/** Why a payer cannot vote on the portal now; `undefined` when the payer can. */
export function whyNoVote(db: Db, row: Row, payer: PayerRow): Reason | undefined {
  const { upravicen, oddano, sprememba_mozna_do, pooblascenec } = ownPart(db, row, payer);
  const state = stateOf(row);
  const canChange =
    sprememba_mozna_do !== null && Date.parse(DEMO_NOW) <= Date.parse(sprememba_mozna_do);
  if (state === 'preklicano') return 'preklicano';
  if (oddano && !(canChange && state === 'odprto')) return 'ze_glasovano';
  if (state === 'najavljeno') return 'se_ni_zacelo';
  if (state === 'zakljuceno') return 'koncano';
  if (row.imenovalec === null) return 'brez_delezev';
  if (!upravicen) return 'ni_upravicen';
  if (row.vrsta === 'zbor' || row.vrsta === 'ponovni_zbor') return 'na_zboru';
  if (!row.sprejet_v_pogodbi) return 'brez_soglasja';
  return pooblascenec === null ? undefined : 'pooblastilo_dano';
}

/** Why a payer can give or take back no proxy now; `undefined` when the payer can. */
export function whyNoProxy(db: Db, row: Row, payer: PayerRow): Reason | undefined {
  const { upravicen, oddano } = ownPart(db, row, payer);
  const state = stateOf(row);
  if (state === 'preklicano') return 'preklicano';
  if (oddano) return 'ze_glasovano';
  if (state === 'zakljuceno') return 'koncano';
  return upravicen ? undefined : 'ni_upravicen';
}

/** Whether a decision is taken at an assembly that has begun: a proxy given now would come too late. */
export function assemblyHasBegun(row: Row): boolean {
  return (row.vrsta === 'zbor' || row.vrsta === 'ponovni_zbor') && stateOf(row) === 'odprto';
}

/** The proposals whose votes are missing, given twice, unknown or not allowed. */
export function voteFaults(
  db: Db,
  row: Row,
  votes: readonly { readonly id_predloga: number; readonly glas: string }[],
): FieldError[] {
  const asked = proposalsOf(db, row).filter(({ umaknjen }) => !umaknjen);
  const fault = (id: number, razlog: FieldError['razlog']): FieldError => ({
    polje: `glasovi/${id}`,
    razlog,
    meja: null,
  });
  const missing = asked
    .filter(({ id_predloga }) => votes.every((vote) => vote.id_predloga !== id_predloga))
    .map(({ id_predloga }) => fault(id_predloga, 'manjka'));
  const wrong = votes
    .filter(({ id_predloga, glas }, index) => {
      const isKnown = asked.some((each) => each.id_predloga === id_predloga);
      const isFirst = votes.findIndex((each) => each.id_predloga === id_predloga) === index;
      const isAllowed = row.vrsta !== 'listina' || glas !== 'vzdrzano';
      return !(isKnown && isFirst && isAllowed);
    })
    .map(({ id_predloga }) => fault(id_predloga, 'neustrezno'));
  return [...missing, ...wrong];
}
