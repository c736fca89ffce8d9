import type { Question } from '../../domain/api-types';
import type { WordSearch } from '../../domain/search/word-search';
import { type Word, wordsOf } from '../../domain/search/words';
import { textOfHtml } from '../../parts/managers-text/text-of-html';

/** A question with its words prepared for the search. */
export interface AskedQuestion extends Question {
  readonly titleWords: readonly Word[];
  readonly answerWords: readonly Word[];
  /** The words of each synonym. */
  readonly otherWords: readonly (readonly Word[])[];
}

/** The questions in the manager's order, with their words. */
export function withWords(questions: readonly Question[]): AskedQuestion[] {
  return questions
    .map((question) => ({
      ...question,
      titleWords: wordsOf(question.vprasanje),
      answerWords: wordsOf(textOfHtml(question.odgovor)),
      otherWords: question.sopomenke.map(wordsOf),
    }))
    .sort((one, other) => one.vrstni_red - other.vrstni_red);
}

const ownWords = ({ titleWords, answerWords }: AskedQuestion) => [...titleWords, ...answerWords];

/** All words of a question: its own, those of its answer, and its synonyms. */
export function wordsOfQuestion(question: AskedQuestion): Word[] {
  return [...ownWords(question), ...question.otherWords.flat()];
}

/** The questions that match all words of the search; without a search all. */
export function found(
  questions: readonly AskedQuestion[],
  search: WordSearch | undefined,
): readonly AskedQuestion[] {
  return search ? questions.filter((each) => search.isIn(wordsOfQuestion(each))) : questions;
}

/** The synonyms by which a question was found, unless the question has the word itself. */
export function alsoCalled(question: AskedQuestion, search: WordSearch): string[] {
  if (search.isIn(ownWords(question))) return [];
  return question.sopomenke.filter((_, at) => question.otherWords[at]?.some(search.isWanted));
}

/** Questions by category, in the order in which the categories first occur. */
export function byCategory(questions: readonly AskedQuestion[]) {
  const groups = new Map<string, AskedQuestion[]>();
  for (const question of questions) {
    const group = groups.get(question.kategorija) ?? [];
    groups.set(question.kategorija, [...group, question]);
  }
  return [...groups].map(([name, members]) => ({ name, questions: members }));
}
