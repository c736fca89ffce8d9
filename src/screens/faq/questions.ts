import type { Question } from '../../domain/api-types';
import { textOfHtml } from '../../ui/rich-text/text-of-html';
import { matches } from '../../ui/select/matches';

/** A question with its answer as it is searched. */
export interface AskedQuestion extends Question {
  readonly text: string;
}

/** The questions in the manager's order, with the text of their answers. */
export function withText(questions: readonly Question[]): AskedQuestion[] {
  return questions
    .map((question) => ({ ...question, text: textOfHtml(question.odgovor) }))
    .sort((one, other) => one.vrstni_red - other.vrstni_red);
}

/** The questions in which, or in whose answers, what is searched for stands; without a search all. */
export function found(questions: readonly AskedQuestion[], search: string): AskedQuestion[] {
  return questions.filter(
    ({ vprasanje, text }) => matches(vprasanje, search) || matches(text, search),
  );
}

/** Questions by category, in the order in which each first comes. */
export function byCategory(questions: readonly AskedQuestion[]) {
  const groups = new Map<string, AskedQuestion[]>();
  for (const question of questions) {
    const group = groups.get(question.kategorija) ?? [];
    groups.set(question.kategorija, [...group, question]);
  }
  return [...groups].map(([name, members]) => ({ name, questions: members }));
}
