import { useId } from 'react';
import type { WordSearch } from '../../domain/search/word-search';
import { QuestionView } from './question-view';
import type { AskedQuestion } from './questions';

interface CategoryProps {
  readonly name: string;
  readonly questions: readonly AskedQuestion[];
  readonly search: WordSearch | undefined;
}

/** The questions of one category. */
export function Category({ name, questions, search }: CategoryProps) {
  const id = useId();
  return (
    <section className="list-section" aria-labelledby={id}>
      <h2 id={id}>{name}</h2>
      <div className="list-cards__list">
        {questions.map((question) => (
          <QuestionView key={question.id_vprasanja} question={question} search={search} />
        ))}
      </div>
    </section>
  );
}
