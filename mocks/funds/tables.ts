import { nullable, primaryKey } from '@mswjs/data';
import type {
  ContributionBasis,
  DebtStage,
  FundAccount,
  FundPlan,
  PostingType,
} from '../../src/api/schema';

type PlanState = FundPlan['stanje'];

/**
 * Funds of buildings, and the sizes from which shares are computed; amounts are in cents, areas in hundredths of m².
 */
export const fundsTables = {
  buildingFacts: {
    objekt_sifra: primaryKey(String),
    /** 0 while it is not known. */
    povrsina: Number,
    ogrevana_povrsina: Number,
    leto_izgradnje: Number,
    /** The owners' contribution to the reserve fund per square metre, in cents. */
    prispevek_na_m2: Number,
  },
  reserveFund: {
    objekt_sifra: primaryKey(String),
    leto: Number,
    datum_stanja: String,
    zacetno_stanje: Number,
    rezervirano: Number,
    obveznosti_posojila: Number,
    banka: String,
    vrsta_racuna: (): FundAccount => 'locen',
    podpisnik_izplacil: nullable<string>(() => null),
    prag_dni: Number,
  },
  fundPosting: {
    id_knjizbe: primaryKey(Number),
    objekt_sifra: String,
    datum: String,
    vrsta: (): PostingType => 'vplacilo',
    opis: String,
    partner: nullable<string>(() => null),
    st_dokumenta: String,
    breme: Number,
    dobro: Number,
    podlaga: nullable<string>(() => null),
    id_odlocitve: nullable<number>(() => null),
  },
  fundPlan: {
    key: primaryKey(String),
    objekt_sifra: String,
    leto: Number,
    opis: String,
    ocena: Number,
    vir: String,
    iz_sklada: Boolean,
    stanje: (): PlanState => 'predlog',
    id_odlocitve: nullable<number>(() => null),
    /** Offers, as JSON with amounts in cents. */
    ponudbe: String,
    dejanski_strosek: nullable<number>(() => null),
    prestavljen_iz_leta: nullable<number>(() => null),
  },
  fundDebt: {
    key: primaryKey(String),
    objekt_sifra: String,
    oznaka_enote: String,
    dolznik: String,
    dolznik_po_abecedi: String,
    st_mesecev: Number,
    najstarejsi_dolg: String,
    najstarejsi_rok: String,
    dolg: Number,
    obresti: Number,
    faza: (): DebtStage => 'opomin',
  },
  /** The users who have looked at the debtors, and when (pages.md P12). */
  debtorsView: {
    id: primaryKey(Number),
    user_id: Number,
    objekt_sifra: String,
    cas: String,
  },
  voluntaryFund: {
    id_sklada: primaryKey(Number),
    objekt_sifra: String,
    naziv: String,
    namen: String,
    podlaga: String,
    datum_sklepa: nullable<string>(() => null),
    velja_od: String,
    velja_do: nullable<string>(() => null),
    prispevek: Number,
    osnova_prispevka: (): ContributionBasis => 'enota',
    ciljni_znesek: Number,
    zacetno_stanje: Number,
    zaracunano: Number,
  },
  voluntaryPosting: {
    key: primaryKey(String),
    id_sklada: Number,
    datum: String,
    opis: String,
    izvajalec: nullable<string>(() => null),
    breme: Number,
    dobro: Number,
    id_dokumenta: nullable<number>(() => null),
  },
  /** A payer's bills and payments for a voluntary fund. */
  voluntaryShare: {
    key: primaryKey(String),
    payer: String,
    id_sklada: Number,
    zaracunano: Number,
    vplacano: Number,
  },
};
