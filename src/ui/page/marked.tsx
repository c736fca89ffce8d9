import { Fragment } from 'react';
import { hitParts, type WordSearch } from '../../domain/search/word-search';
import './marked.css';

interface MarkedProps {
  readonly text: string;
  readonly mark: WordSearch | undefined;
}

/** A text with its search hits marked. */
export function Marked({ text, mark }: MarkedProps) {
  return hitParts(text, mark).map((part, index) => {
    const Part = part.hit ? 'mark' : Fragment;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order
    return <Part key={index}>{part.text}</Part>;
  });
}
