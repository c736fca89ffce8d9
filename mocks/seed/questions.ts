import type { RowOf } from '../db';
import { paragraphs } from '../paragraphs';

/** Category, question, answer: the sample content of domain.md P21. */
const texts: readonly (readonly [string, string, string])[] = [
  [
    'Prijava',
    'Kje najdem šifro plačnika in geslo iz položnice?',
    'Oba podatka sta natisnjena na zadnji položnici oziroma obračunu. Šifra plačnika je ob vaših podatkih, geslo iz položnice pa v razdelku za spletni portal.',
  ],
  [
    'Prijava',
    'Imam stanovanji pri dveh upravnikih. Ali potrebujem dva uporabniška računa?',
    'Ne. V meniju uporabnika izberite Dodaj upravnika in vpišite šifro plačnika ter geslo iz položnice drugega upravnika.',
  ],
  [
    'Prijava',
    'Pozabil sem geslo. Kaj naj storim?',
    'Na strani za prijavo izberite Pozabljeno geslo. Povezavo za ponastavitev vam pošljemo na e-poštni naslov.',
  ],
  [
    'Obračun in plačila',
    'Zakaj prejmem dve položnici?',
    'Redni obračun in rezervni sklad se plačujeta na ločena računa, zato sta tudi položnici dve.',
  ],
  [
    'Obračun in plačila',
    'Plačal sem, a postavka je še odprta.',
    'Plačilo je vidno, ko ga upravnik evidentira, praviloma v nekaj delovnih dneh.',
  ],
  [
    'Obračun in plačila',
    'Po kakšnem ključu se delijo stroški?',
    'Po površini, številu enot, številu uporabnikov, solastniškem deležu ali po števcu. Ključ je naveden pri vsaki postavki v specifikaciji stroškov.',
  ],
  [
    'Rezervni sklad',
    'Kdo plačuje v rezervni sklad?',
    'Etažni lastnik. Najemnik ga ne plačuje, razen če se z lastnikom dogovorita drugače.',
  ],
  [
    'Rezervni sklad',
    'Za kaj se sredstva smejo uporabiti?',
    'Za vzdrževanje po sprejetem načrtu, nujna dela, izboljšave in odplačilo posojil, najetih v ta namen.',
  ],
  [
    'Rezervni sklad',
    'Ali lahko vidim, kdo ne plačuje?',
    'Da, etažni lastniki stavbe vidijo dolžnike rezervnega sklada. Podatkov ne smete objavljati ali posredovati drugim.',
  ],
  [
    'Ogrevanje',
    'Radiatorje imam zaprte, zakaj vseeno plačam ogrevanje?',
    'Del stroška se deli po ogrevani površini, porabniški delež pa ne more biti manjši od 40 % deleža ogrevane površine.',
  ],
  [
    'Osebe in psi',
    'Kdaj moram sporočiti spremembo števila oseb?',
    'V 15 dneh po spremembi. Uporabnik je oseba, ki enoto uporablja vsaj 15 dni v mesecu.',
  ],
  [
    'Osebe in psi',
    'Kako se upoštevajo psi?',
    'Pri strošku čiščenja skupnih prostorov se vsak pes upošteva s polovico deleža enega uporabnika.',
  ],
];

/** The questions of each manager, in the order of domain.md P21. */
export const questions: readonly RowOf<'question'>[] = ['zelenigaj', 'breza'].flatMap(
  (manager, at) =>
    texts.map(([kategorija, vprasanje, odgovor], index) => ({
      id_vprasanja: at * 100 + index + 1,
      manager,
      kategorija,
      vprasanje,
      odgovor: paragraphs(odgovor),
      vrstni_red: (index + 1) * 10,
      posodobljeno: '2026-02-02',
    })),
);
