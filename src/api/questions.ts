import { q } from './query';
import { listQuestionsAnswer } from './shapes/building';

/** Questions and answers of the chosen manager, in the manager's order (`pages.md` P21). */
export function questionsQuery() {
  return q(['questions'], listQuestionsAnswer, {});
}
