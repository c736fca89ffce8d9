import type { VoteChoice } from '../../../src/api/schema';
import { type Db, payerKey, type RowOf } from '../../world/db';
import { receiptNumber, receiptOf } from '../receipt';
import { proposals } from './proposals';

type Row = RowOf<'decision'>;

const building = {
  objekt_sifra: '0137',
  sklicatelj: 'upravnik',
  konec: null,
  prvi_podpis: null,
  kraj: null,
  povezava: null,
  zaporedje: 0,
  preklicano: false,
  razlog_preklica: null,
  imenovalec: 10_000,
  navzoci_stevec: null,
  id_prvega_zbora: null,
  sprejet_v_pogodbi: true,
  id_vlozisca: null,
  tajno: false,
  sprememba_do: null,
} as const;

/** The decisions of the demo (pages.md P30); 9107 to 9201 are invented. Building 0291 has no data on shares. */
const decisions: readonly Row[] = [
  {
    ...building,
    id_odlocitve: 9101,
    vrsta: 'listina',
    naziv: 'Višji prispevek v rezervni sklad',
    sklicano: '2026-10-26',
    zacetek: '2026-10-26T08:00:00+01:00',
    konec: '2027-02-02T23:59:59+01:00',
    prvi_podpis: '2026-11-02',
    presek_delezev: '2026-10-26',
    id_vlozisca: 58188,
  },
  {
    ...building,
    id_odlocitve: 9102,
    vrsta: 'zbor',
    naziv: 'Zbor etažnih lastnikov 03.12.2026',
    sklicano: '2026-11-18',
    zacetek: '2026-12-03T18:00:00+01:00',
    kraj: 'Pritličje stavbe, Javorjeva ulica 12',
    presek_delezev: '2026-11-18',
    id_vlozisca: 58240,
  },
  {
    ...building,
    id_odlocitve: 9103,
    vrsta: 'zbor',
    naziv: 'Zbor etažnih lastnikov 14.04.2026',
    sklicano: '2026-03-30',
    zacetek: '2026-04-14T18:00:00+02:00',
    konec: '2026-04-14T19:40:00+02:00',
    kraj: 'Pritličje stavbe, Javorjeva ulica 12',
    presek_delezev: '2026-03-30',
    navzoci_stevec: 7166,
    id_vlozisca: 58213,
  },
  {
    ...building,
    id_odlocitve: 9104,
    vrsta: 'listina',
    naziv: 'Videonadzor v vhodu',
    sklicatelj: 'etazni_lastniki',
    sklicano: '2026-05-04',
    zacetek: '2026-05-04T08:00:00+02:00',
    konec: '2026-08-11T23:59:59+02:00',
    prvi_podpis: '2026-05-11',
    presek_delezev: '2026-05-04',
    sprejet_v_pogodbi: false,
  },
  {
    ...building,
    id_odlocitve: 9105,
    vrsta: 'elektronsko',
    naziv: 'Najem prostora v kleti',
    sklicano: '2026-06-08',
    zacetek: '2026-06-15T08:00:00+02:00',
    konec: '2026-06-30T20:00:00+02:00',
    presek_delezev: '2026-06-08',
  },
  {
    ...building,
    id_odlocitve: 9106,
    vrsta: 'elektronsko',
    naziv: 'Člana nadzornega odbora',
    sklicatelj: 'nadzorni_odbor',
    sklicano: '2026-11-09',
    zacetek: '2026-11-16T08:00:00+01:00',
    konec: '2026-11-30T20:00:00+01:00',
    presek_delezev: '2026-11-09',
    tajno: true,
    sprememba_do: '2026-11-30T20:00:00+01:00',
  },
  {
    ...building,
    id_odlocitve: 9107,
    vrsta: 'ponovni_zbor',
    naziv: 'Ponovni zbor etažnih lastnikov 03.12.2026',
    sklicano: '2026-11-18',
    zacetek: '2026-12-03T18:30:00+01:00',
    kraj: 'Pritličje stavbe, Javorjeva ulica 12',
    presek_delezev: '2026-11-18',
    id_prvega_zbora: 9102,
    id_vlozisca: 58240,
  },
  {
    ...building,
    id_odlocitve: 9108,
    vrsta: 'listina',
    naziv: 'Dopolnitev hišnega reda',
    sklicatelj: 'etazni_lastniki',
    sklicano: '2026-11-20',
    zacetek: '2026-11-20T08:00:00+01:00',
    presek_delezev: '2026-11-20',
    id_vlozisca: 40112,
  },
  {
    ...building,
    id_odlocitve: 9109,
    vrsta: 'elektronsko',
    naziv: 'Izvajalec čiščenja',
    sklicano: '2026-10-05',
    zacetek: '2026-10-12T08:00:00+02:00',
    konec: '2026-10-26T20:00:00+01:00',
    presek_delezev: '2026-10-05',
    preklicano: true,
    zaporedje: 1,
    razlog_preklica: 'Izbrani ponudnik je ponudbo umaknil.',
  },
  {
    ...building,
    id_odlocitve: 9110,
    vrsta: 'elektronsko',
    naziv: 'Dobavitelj elektrike za skupne prostore',
    sklicano: '2026-02-02',
    zacetek: '2026-02-09T08:00:00+01:00',
    konec: '2026-02-23T20:00:00+01:00',
    presek_delezev: '2026-02-02',
  },
  {
    ...building,
    id_odlocitve: 9201,
    objekt_sifra: '0291',
    vrsta: 'listina',
    naziv: 'Zamenjava vhodnih vrat',
    sklicano: '2026-11-02',
    zacetek: '2026-11-02T08:00:00+01:00',
    konec: '2027-02-09T23:59:59+01:00',
    prvi_podpis: '2026-11-09',
    presek_delezev: '2026-11-02',
    imenovalec: null,
  },
];

/** The shares of the demo's payers in building 0137; the other owners have the rest. */
const shares: readonly (readonly [payer: string, unit: string, share: number])[] = [
  [payerKey('zelenigaj', '104217'), '0137014', 218],
  [payerKey('zelenigaj', '104217'), '0137G22', 22],
  [payerKey('zelenigaj', '118903'), '0137G05', 22],
  [payerKey('zelenigaj', '120555'), '0137022', 186],
];

/** Votes of the past: Ana at the assembly with all her units, and on the portal. */
const earlier: readonly Pick<RowOf<'vote'>, 'payer' | 'id_odlocitve' | 'nacin' | 'cas'>[] = [
  {
    payer: 'zelenigaj/104217',
    id_odlocitve: 9103,
    nacin: 'na_zboru',
    cas: '2026-04-14T19:10:00+02:00',
  },
  {
    payer: 'zelenigaj/118903',
    id_odlocitve: 9103,
    nacin: 'na_zboru',
    cas: '2026-04-14T19:10:00+02:00',
  },
  {
    payer: 'zelenigaj/104217',
    id_odlocitve: 9105,
    nacin: 'elektronsko',
    cas: '2026-06-18T20:14:00+02:00',
  },
];

/** Adds the decisions, and the shares of the demo's payers on the days that count. */
export function seedDecisions(db: Db): void {
  for (const row of decisions) db.decision.create(row);
  for (const row of proposals) db.proposal.create(row);
  for (const { id_odlocitve, imenovalec } of decisions) {
    if (imenovalec === null) {
      const [payer, unit] = [payerKey('zelenigaj', '104217'), '0291007'];
      addShare(db, id_odlocitve, payer, unit, 0);
      continue;
    }
    for (const [payer, unit, share] of shares) addShare(db, id_odlocitve, payer, unit, share);
  }
  for (const vote of earlier) addVote(db, vote);
}

function addShare(db: Db, id: number, payer: string, unit: string, delez_stevec: number): void {
  const key = `${id}/${payer}/${unit}`;
  const common = { inventarna_stevilka: unit, delez_stevec, prodano: false };
  db.voteShare.create({ key, id_odlocitve: id, payer, ...common });
}

function addVote(db: Db, { payer, id_odlocitve, nacin, cas }: (typeof earlier)[number]): void {
  const where = { id_odlocitve: { equals: id_odlocitve } };
  const decision = db.decision.findFirst({ where, strict: true });
  const votes = db.proposal.findMany({ where }).map(({ id_predloga, zap_st, besedilo }) => {
    const glas: VoteChoice = 'za';
    return { id_predloga, zap_st, besedilo, glas };
  });
  const units = db.voteShare
    .findMany({ where: { ...where, payer: { equals: payer } } })
    .map(({ inventarna_stevilka, delez_stevec }) => ({ inventarna_stevilka, delez_stevec }));
  const cast = { number: receiptNumber(id_odlocitve, 0), time: cas, votes, units };
  const receipt = receiptOf(decision, { ...cast, denominator: 10_000 }, 'portal');
  const potrdilo = nacin === 'elektronsko' ? JSON.stringify(receipt) : '';
  if (potrdilo !== '') {
    const key = `${payer}/seed-${id_odlocitve}`;
    db.castAnswer.create({ key, id_odlocitve, zahteva: '', odgovor: potrdilo });
  }
  db.vote.create({
    key: `${id_odlocitve}/${payer}`,
    id_odlocitve,
    payer,
    nacin,
    cas,
    glasovi: JSON.stringify(Object.fromEntries(votes.map((each) => [each.id_predloga, each.glas]))),
    potrdilo,
    koda: '',
  });
}
