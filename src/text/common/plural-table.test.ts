/** Compares the table of `pages.md` C3 with every noun that the portal counts. */
import { expect, test } from 'vitest';
import { boardText, notificationsText } from '../news/feed';
import * as forms from './nouns';
import { formFor, type PluralForms } from './plural';

/** The forms for 1 · 2 · 3 and 4 · 0 and 5 or more, in the nominative. */
const nominative = `
  neprebrano obvestilo, neprebrani obvestili, neprebrana obvestila, neprebranih obvestil
  obvestilo, obvestili, obvestila, obvestil
  neprebrana objava, neprebrani objavi, neprebrane objave, neprebranih objav
  enota, enoti, enote, enot
  upravnik, upravnika, upravniki, upravnikov
  postavka, postavki, postavke, postavk
  odprta postavka, odprti postavki, odprte postavke, odprtih postavk
  zapadla postavka, zapadli postavki, zapadle postavke, zapadlih postavk
  dokument, dokumenta, dokumenti, dokumentov
  obračun, obračuna, obračuni, obračunov
  račun, računa, računi, računov
  položnica, položnici, položnice, položnic
  plačilo, plačili, plačila, plačil
  knjižba, knjižbi, knjižbe, knjižb
  oseba, osebi, osebe, oseb
  pes, psa, psi, psov
  uporabnik, uporabnika, uporabniki, uporabnikov
  dolžnik, dolžnika, dolžniki, dolžnikov
  najemnik, najemnika, najemniki, najemnikov
  izvajalec, izvajalca, izvajalci, izvajalcev
  pogodba, pogodbi, pogodbe, pogodb
  obrazec, obrazca, obrazci, obrazcev
  vloga, vlogi, vloge, vlog
  vprašanje, vprašanji, vprašanja, vprašanj
  merilnik, merilnika, merilniki, merilnikov
  odčitek, odčitka, odčitki, odčitkov
  priloga, prilogi, priloge, prilog
  zadetek, zadetka, zadetki, zadetkov
  dan, dneva, dnevi, dni
  mesec, meseca, meseci, mesecev
  znak, znaka, znaki, znakov`;

/** The accusative after `Imate` when it differs; and the short words of a badge's accessible name. */
const others = `
  neprebrano objavo, neprebrani objavi, neprebrane objave, neprebranih objav
  enoto, enoti, enote, enot
  odprto postavko, odprti postavki, odprte postavke, odprtih postavk
  upravnika, upravnika, upravnike, upravnikov
  neprebrano, neprebrani, neprebrana, neprebranih
  neprebrana, neprebrani, neprebrane, neprebranih`;

const table = `${nominative}${others}`
  .trim()
  .split('\n')
  .map((line) => line.trim().split(', '));

/** Which of the four forms each count takes. */
const counts = [
  [1, 101, 201, 1001, 10_101],
  [2, 102, 202, 1002],
  [3, 4, 103, 104, 1003, 1004],
  [
    0, 5, 6, 10, 11, 12, 13, 14, 20, 21, 22, 23, 24, 99, 100, 105, 111, 112, 113, 114, 121, 1000,
    1011,
  ],
].flatMap((all, form) => all.map((count) => ({ count, form })));

const nouns: readonly [string, PluralForms][] = Object.entries(forms);

test.each(nouns)('%s have the right form for every count', (_, forms) => {
  const row = table.find(([one]) => one === forms.one);
  for (const { count, form } of counts) {
    expect(formFor(count, forms)).toBe(row?.[form]);
  }
});

test('a page gives its unread count in the accusative, and zero as a sentence', () => {
  expect([0, 1, 2, 3, 5, 101].map(notificationsText.head)).toEqual([
    'Nimate neprebranih obvestil.',
    'Imate 1 neprebrano obvestilo.',
    'Imate 2 neprebrani obvestili.',
    'Imate 3 neprebrana obvestila.',
    'Imate 5 neprebranih obvestil.',
    'Imate 101 neprebrano obvestilo.',
  ]);
  expect([0, 1, 2, 4, 11, 101].map(boardText.head)).toEqual([
    'Nimate neprebranih objav.',
    'Imate 1 neprebrano objavo.',
    'Imate 2 neprebrani objavi.',
    'Imate 4 neprebrane objave.',
    'Imate 11 neprebranih objav.',
    'Imate 101 neprebrano objavo.',
  ]);
});
