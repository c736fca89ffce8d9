import { nullable, primaryKey } from '@mswjs/data';
import type { Decision, OwnPart, Proposal } from '../../src/api/schema';

/** Decisions of owners (pages.md P30). Shares are numerators of the decision's `imenovalec`, amounts are in cents. */
export const decisionsTables = {
  decision: {
    id_odlocitve: primaryKey(Number),
    objekt_sifra: String,
    vrsta: (): Decision['vrsta'] => 'listina',
    naziv: String,
    sklicatelj: (): Decision['sklicatelj'] => 'upravnik',
    sklicano: String,
    zacetek: String,
    konec: nullable<string>(() => null),
    prvi_podpis: nullable<string>(() => null),
    kraj: nullable<string>(() => null),
    povezava: nullable<string>(() => null),
    zaporedje: Number,
    preklicano: Boolean,
    razlog_preklica: nullable<string>(() => null),
    presek_delezev: String,
    imenovalec: nullable<number>(() => null),
    navzoci_stevec: nullable<number>(() => null),
    id_prvega_zbora: nullable<number>(() => null),
    sprejet_v_pogodbi: Boolean,
    id_vlozisca: nullable<number>(() => null),
    /** The tally is secret until the end. */
    tajno: Boolean,
    /** Until when a vote on the portal may be changed. */
    sprememba_do: nullable<string>(() => null),
  },
  proposal: {
    id_predloga: primaryKey(Number),
    id_odlocitve: Number,
    zap_st: Number,
    besedilo: String,
    obrazlozitev: nullable<string>(() => null),
    vrsta_posla: (): Proposal['vrsta_posla'] => 'redno',
    potrebna_vecina: (): Proposal['potrebna_vecina'] => 'vec_kot_50',
    osnova_vecine: (): Proposal['osnova_vecine'] => 'vsi_delezi',
    podlaga: nullable<string>(() => null),
    ocena_stroska: nullable<number>(() => null),
    vir_sredstev: nullable<NonNullable<Proposal['vir_sredstev']>>(() => null),
    /** Cents per square metre. */
    sedanji_prispevek: nullable<number>(() => null),
    sprememba_prispevka: nullable<number>(() => null),
    /** Shares of votes that were not cast on the portal; those on the portal are added. */
    za: Number,
    proti: Number,
    vzdrzano: Number,
    umaknjen: Boolean,
  },
  /** A unit with its share on `presek_delezev`, and the payer who owned it. */
  voteShare: {
    key: primaryKey(String),
    id_odlocitve: Number,
    payer: String,
    inventarna_stevilka: String,
    delez_stevec: Number,
    /** The payer has sold the unit since. */
    prodano: Boolean,
  },
  /** The vote of a payer. */
  vote: {
    key: primaryKey(String),
    id_odlocitve: Number,
    payer: String,
    nacin: (): NonNullable<OwnPart['nacin_oddaje']> => 'elektronsko',
    cas: String,
    /** Votes by proposal, as JSON. */
    glasovi: String,
    /** The receipt as JSON; empty for a vote that was not cast on the portal. */
    potrdilo: String,
    /** The code that confirmed it. */
    koda: String,
  },
  /** The answer to a request with an `Idempotency-Key`. */
  castAnswer: {
    key: primaryKey(String),
    id_odlocitve: Number,
    zahteva: String,
    odgovor: String,
  },
  votingCode: {
    key: primaryKey(String),
    koda: String,
    /** Milliseconds since 1970. */
    velja_do: Number,
    napacnih: Number,
  },
  proxy: {
    key: primaryKey(String),
    id_odlocitve: Number,
    ime_priimek: String,
    naslov: String,
    dano: String,
  },
};
