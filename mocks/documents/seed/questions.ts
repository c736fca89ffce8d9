import { paragraphs } from '../../files/paragraphs';
import type { RowOf } from '../../world/db';

interface SeedQuestion {
  readonly id: number;
  readonly category: string;
  readonly question: string;
  readonly answer: string;
  /** The page that the answer leads to, and the text of the link. */
  readonly link?: readonly [string, string];
  /** Synonyms, separated by commas. */
  readonly synonyms: string;
}

const persons = '/prijavljena-stevila-oseb-in-psov?prijava=izbrana';

/** Questions in the manager's order: the sample content of pages.md P21, and three for other frequent searches. */
const texts: readonly SeedQuestion[] = [
  {
    id: 1,
    category: 'Prijava',
    question: 'Kje najdem šifro plačnika in geslo iz položnice?',
    answer:
      'Oba podatka sta natisnjena na zadnji položnici oziroma obračunu. Šifra plačnika je ob vaših podatkih, geslo iz položnice pa v razdelku za spletni portal.',
    synonyms: 'registracija, koda plačnika, številka plačnika, vpis',
  },
  {
    id: 2,
    category: 'Prijava',
    question: 'Imam stanovanji pri dveh upravnikih. Ali potrebujem dva uporabniška računa?',
    answer:
      'Ne. V meniju uporabnika izberite Dodaj upravnika in vpišite šifro plačnika ter geslo iz položnice drugega upravnika.',
    synonyms: 'več upravnikov, drugi upravnik, garaža, drugo stanovanje',
  },
  {
    id: 3,
    category: 'Prijava',
    question: 'Pozabil sem geslo. Kaj naj storim?',
    answer:
      'Na strani za prijavo izberite Pozabljeno geslo. Povezavo za ponastavitev vam pošljemo na e-poštni naslov.',
    synonyms: 'ne morem se prijaviti, novo geslo, zamenjava gesla, ponastavitev gesla',
  },
  {
    id: 4,
    category: 'Obračun in plačila',
    question: 'Zakaj prejmem dve položnici?',
    answer:
      'Redni obračun in rezervni sklad se plačujeta na ločena računa, zato sta tudi položnici dve.',
    synonyms: 'dva računa, dve plačili, UPN, dvojno plačilo',
  },
  {
    id: 5,
    category: 'Obračun in plačila',
    question: 'Plačal sem, a postavka je še odprta.',
    answer: 'Plačilo je vidno, ko ga upravnik evidentira, praviloma v nekaj delovnih dneh.',
    synonyms: 'neplačano, opomin, dolg, kdaj se vidi plačilo',
  },
  {
    id: 6,
    category: 'Obračun in plačila',
    question: 'Po kakšnem ključu se delijo stroški?',
    answer:
      'Po površini, številu enot, številu uporabnikov, solastniškem deležu ali po števcu. Ključ je naveden pri vsaki postavki v specifikaciji stroškov.',
    link: ['/specifikacija-stroskov', 'Specifikacija stroškov'],
    synonyms: 'delitev stroškov, razdelilnik, ključ delitve, kako se računa',
  },
  {
    id: 13,
    category: 'Obračun in plačila',
    question: 'Kako uredim plačevanje z direktno obremenitvijo?',
    answer:
      'Pripravite pooblastilo za direktno obremenitev SEPA, ga podpišite in pošljite upravniku. Ko ga potrdi, je vsak obračun plačan na dan zapadlosti.',
    link: ['/e-racun-in-direktna-obremenitev', 'Direktna obremenitev'],
    synonyms: 'trajnik, trajni nalog, SEPA, samodejno plačilo, avtomatsko plačilo',
  },
  {
    id: 14,
    category: 'Obračun in plačila',
    question: 'Kako naročim e-račun?',
    answer:
      'Naročite ga v svoji spletni banki. Obračune boste prejemali v banko, papirnih pa ne več.',
    link: ['/e-racun-in-direktna-obremenitev', 'Kje ga naročim'],
    synonyms: 'elektronski račun, elektronska položnica, spletna banka, brez papirja',
  },
  {
    id: 7,
    category: 'Rezervni sklad',
    question: 'Kdo plačuje v rezervni sklad?',
    answer: 'Etažni lastnik. Najemnik ga ne plačuje, razen če se z lastnikom dogovorita drugače.',
    synonyms: 'prispevek, najem, podnajemnik',
  },
  {
    id: 8,
    category: 'Rezervni sklad',
    question: 'Za kaj se sredstva smejo uporabiti?',
    answer:
      'Za vzdrževanje po sprejetem načrtu, nujna dela, izboljšave in odplačilo posojil, najetih v ta namen.',
    synonyms: 'obnova, popravilo, investicija, streha, fasada, dvigalo, kredit',
  },
  {
    id: 9,
    category: 'Rezervni sklad',
    question: 'Ali lahko vidim, kdo ne plačuje?',
    answer:
      'Da, etažni lastniki stavbe vidijo dolžnike rezervnega sklada. Podatkov ne smete objavljati ali posredovati drugim.',
    synonyms: 'neplačniki, dolgovi sosedov, izvršba, terjatev',
  },
  {
    id: 10,
    category: 'Ogrevanje',
    question: 'Radiatorje imam zaprte, zakaj vseeno plačam ogrevanje?',
    answer:
      'Del stroška se deli po ogrevani površini, porabniški delež pa ne more biti manjši od 40 % deleža ogrevane površine.',
    synonyms: 'gretje, kurjava, toplota, delilniki, centralna kurjava, mraz',
  },
  {
    id: 11,
    category: 'Osebe in psi',
    question: 'Kdaj moram sporočiti spremembo števila oseb?',
    answer: 'V 15 dneh po spremembi. Uporabnik je oseba, ki enoto uporablja vsaj 15 dni v mesecu.',
    link: [persons, 'Prijavite spremembo'],
    synonyms: 'prijava oseb, odjava osebe, selitev, rojstvo otroka, dojenček, stanovalec, družina',
  },
  {
    id: 12,
    category: 'Osebe in psi',
    question: 'Kako se upoštevajo psi?',
    answer:
      'Pri strošku čiščenja skupnih prostorov se vsak pes upošteva s polovico deleža enega uporabnika.',
    link: [persons, 'Prijavite psa'],
    synonyms: 'domača žival, kuža, prijava psa',
  },
  {
    id: 15,
    category: 'Stavba',
    question: 'Kje najdem hišni red?',
    answer: 'Hišni red je med dokumenti upravnika.',
    link: ['/dokumenti-upravnika', 'Dokumenti upravnika'],
    synonyms: 'hrup, nočni mir, pravila v bloku, počitek',
  },
];

/** The questions of each manager, in the order above. */
export const questions: readonly RowOf<'question'>[] = ['zelenigaj', 'breza'].flatMap(
  (manager, at) =>
    texts.map(({ id, category, question, answer, link, synonyms }, index) => ({
      id_vprasanja: at * 100 + id,
      manager,
      kategorija: category,
      vprasanje: question,
      odgovor: `${paragraphs(answer)}${link ? `<p><a href="${link[0]}">${link[1]}</a></p>` : ''}`,
      sopomenke: synonyms.split(', '),
      vrstni_red: (index + 1) * 10,
      posodobljeno: '2026-02-02',
    })),
);
