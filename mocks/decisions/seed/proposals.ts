import { paragraphs } from '../../files/paragraphs';
import type { RowOf } from '../../world/db';

type Row = RowOf<'proposal'>;
type Draft = Pick<Row, 'besedilo'> & Partial<Omit<Row, 'id_predloga' | 'id_odlocitve' | 'zap_st'>>;

const plain = {
  obrazlozitev: null,
  vrsta_posla: 'redno',
  potrebna_vecina: 'vec_kot_50',
  osnova_vecine: 'vsi_delezi',
  podlaga: 'Stanovanjski zakon: posel rednega upravljanja',
  ocena_stroska: null,
  vir_sredstev: null,
  sedanji_prispevek: null,
  sprememba_prispevka: null,
  za: 0,
  proti: 0,
  vzdrzano: 0,
  umaknjen: false,
} as const;
const everyone = {
  vrsta_posla: 'soglasje_vseh',
  potrebna_vecina: 'vsi',
  podlaga: 'Stanovanjski zakon: soglasje vseh etažnih lastnikov',
} as const;

/** The agenda of the assembly of 3 December 2026 and of its repetition. */
const plan: Draft = {
  besedilo: 'Sprejme se načrt vzdrževanja za obdobje 2027–2029.',
  obrazlozitev: paragraphs('Načrt obsega dela v skupnih prostorih in na ovoju stavbe.'),
};
const facade: Draft = {
  besedilo: 'Izvede se 1. faza obnove fasade po izbrani ponudbi.',
  obrazlozitev: paragraphs(
    'Fasada na severni strani odstopa. Zbrali smo pet ponudb.\n\nDela se plačajo iz rezervnega sklada, brez doplačila.',
  ),
  ocena_stroska: 4_200_000,
  vir_sredstev: 'rezervni_sklad',
};
const bicycles: Draft = {
  ...everyone,
  besedilo: 'Del skupnega dvorišča se nameni kolesarnici s polnilnicami.',
  obrazlozitev: paragraphs('Sprememba namembnosti skupnega dela potrebuje soglasje vseh.'),
  ocena_stroska: 600_000,
  vir_sredstev: 'prostovoljni_sklad',
};
const present = {
  osnova_vecine: 'navzoci_delezi',
  podlaga: 'Stanovanjski zakon: ponovni zbor',
} as const;

/** Proposals by decision; 9101 to 9106 have the tallies of pages.md P30, the rest is invented. */
const drafts: Readonly<Record<number, readonly Draft[]>> = {
  9101: [
    {
      besedilo: 'Prispevek v rezervni sklad se poveča z 0.60 na 0.75 €/m² na mesec.',
      obrazlozitev: paragraphs('Višji prispevek pokrije obnovo fasade do leta 2028 brez kredita.'),
      sedanji_prispevek: 60,
      sprememba_prispevka: 15,
      za: 4612,
      proti: 1204,
    },
  ],
  9102: [plan, facade, bicycles],
  9103: [
    {
      besedilo: 'Ravna streha se sanira po ponudbi Krovstva Javor d.o.o.',
      obrazlozitev: paragraphs('Streha pušča nad 4. nadstropjem.'),
      ocena_stroska: 1_588_100,
      vir_sredstev: 'rezervni_sklad',
      za: 6134,
      proti: 722,
      vzdrzano: 310,
    },
  ],
  9104: [
    {
      besedilo: 'V vhodu stavbe se namesti videonadzor.',
      obrazlozitev: paragraphs('Predlog je odgovor na poškodbe nabiralnikov.'),
      ocena_stroska: 312_000,
      vir_sredstev: 'rezervni_sklad',
      za: 4790,
      proti: 1310,
    },
  ],
  9105: [
    {
      besedilo: 'Skupni prostor v kleti se odda v najem.',
      obrazlozitev: paragraphs('Najemnina je prihodek rezervnega sklada.'),
      za: 4760,
      proti: 3180,
      vzdrzano: 420,
    },
  ],
  9106: [
    {
      besedilo: 'Za člana nadzornega odbora se imenuje Irena Vidmar.',
      za: 2210,
      proti: 640,
      vzdrzano: 105,
    },
    {
      besedilo: 'Za člana nadzornega odbora se imenuje Tone Breznik.',
      za: 1980,
      proti: 870,
      vzdrzano: 105,
    },
  ],
  9107: [{ ...plan, ...present }, { ...facade, ...present }, bicycles],
  9108: [
    {
      besedilo: 'Hišni red se dopolni s časom miru med 14. in 16. uro.',
      obrazlozitev: paragraphs('Predlog so podali etažni lastniki 2. vhoda.'),
    },
  ],
  9109: [
    {
      besedilo: 'Izbere se nov izvajalec čiščenja skupnih prostorov.',
      za: 860,
      proti: 120,
    },
  ],
  9110: [
    {
      besedilo: 'Izbere se ponudba ponudnika Elektro Breza s.p. za dve leti.',
      za: 5001,
      proti: 2740,
      vzdrzano: 118,
    },
  ],
  9201: [
    {
      besedilo: 'Zamenjajo se vhodna vrata stavbe.',
      ocena_stroska: 284_000,
      vir_sredstev: 'dodatno_vplacilo',
    },
  ],
};

/** The proposals of the demo's decisions. */
export const proposals: readonly Row[] = Object.entries(drafts).flatMap(([id, rows]) =>
  rows.map((draft, index) => ({
    ...plain,
    ...draft,
    id_predloga: Number(`${id}${index + 1}`),
    id_odlocitve: Number(id),
    zap_st: index + 1,
  })),
);
