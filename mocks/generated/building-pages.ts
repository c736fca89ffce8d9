import { questions } from '../documents/seed/questions';
import { paragraphs } from '../files/paragraphs';
import type { RowOf } from '../world/db';
import { firms, longText } from './names';
import { createRandom } from './random';

/** Ids of generated rows begin above those of the demo world. */
const firstId = 7001;

/** The questions of a manager: those of the demo world (pages.md P21), and one of maximum length. */
export function generateQuestions(manager: string): readonly RowOf<'question'>[] {
  const [first] = new Set(questions.map((question) => question.manager));
  const own = questions
    .filter((question) => question.manager === first)
    .map((question, index) => ({ ...question, id_vprasanja: firstId + index, manager }));
  const long = {
    id_vprasanja: firstId + own.length,
    manager,
    kategorija: 'Drugo',
    vprasanje: longText('Kako naročim čiščenje', 300),
    odgovor: paragraphs(longText('Pišite upravniku', 5000)),
    sopomenke: Array.from({ length: 40 }, () => longText('snaženje', 60)),
    vrstni_red: 900,
    posodobljeno: '2026-02-02',
  };
  return [...own, long];
}

/** Contractors of a building. */
export function generateContractors(
  objekt_sifra: string,
  seed: number,
): readonly RowOf<'contractor'>[] {
  const random = createRandom(seed, `contractors of ${objekt_sifra}`);
  return firms.map((naziv, index) => ({
    id_izvajalca: firstId + index,
    objekt_sifra,
    naziv,
    dejavnost: naziv.split(' ')[0] ?? naziv,
    opis_del: random.chance(0.5) ? null : 'Redno vzdrževanje in nujna popravila',
    telefon: random.chance(0.3) ? null : `01 000 ${10 + index} ${20 + index}`,
    dezurni_telefon: random.chance(0.5) ? null : '080 00 99',
    email: random.chance(0.5) ? null : `servis${index}@example.si`,
    splet: random.chance(0.5) ? null : 'https://www.example.si',
    nujno: index < 3,
    delovni_cas: random.chance(0.5) ? null : 'pon.–pet. 7–15',
    sklopi: index === 0 ? [] : ['Skupni prostori'],
    pogodba_od: random.pick([null, '2024-01-01']),
    pogodba_do: random.pick([null, '2026-12-31']),
  }));
}

/** Insurance of a building, this year's and last year's, in cents. */
export function generateInsurance(objekt_sifra: string): readonly RowOf<'insuranceContract'>[] {
  return [2026, 2025].map((year, index) => ({
    id_pogodbe: firstId + index,
    objekt_sifra,
    zavarovalnica: 'Zavarovalnica Zaslon d.d.',
    st_police: `77120-${year}`,
    vrsta_zavarovanja: 'Požarno zavarovanje z dodatnimi nevarnostmi',
    predmet: 'Stavba s skupnimi deli',
    kritja: ['požar', 'strela', 'vihar', 'toča', 'izliv vode'],
    izkljucitve: null,
    zavarovalna_vsota: 900_000_000,
    letna_premija: 512_300,
    fransiza: null,
    velja_od: `${year}-01-01`,
    velja_do: index === 0 ? null : `${year}-12-31`,
    telefon: '080 00 55',
    email: 'skode@example.si',
    splet: null,
    stran_obrazca: null,
    id_police: null,
    id_pogojev: null,
  }));
}
