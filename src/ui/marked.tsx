import { Fragment } from 'react';
import './marked.css';
import { hitParts } from './select/hits';

/** A text in which what was searched for is marked. */
export function Marked({ text, mark }: { text: string; mark: string }) {
  return hitParts(text, mark).map((part, index) => {
    const Part = part.hit ? 'mark' : Fragment;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text do not change places
    return <Part key={index}>{part.text}</Part>;
  });
}
