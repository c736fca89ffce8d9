import { Fragment } from 'react';
import { wholeValues } from '../../domain/values/whole-values';
import './whole-values.css';

/** Where a line could break inside a part. */
const BREAKS = /[ \-–/\u00A0]/;

/**
 * A text in whose values no line breaks, or a list of such values with dots between them. Only a value that is longer than
 * a line breaks.
 */
export function WholeValues({ children }: { children: string | readonly string[] }) {
  // A dot stays with the value before it, so that no line begins with one.
  const parts =
    typeof children === 'string'
      ? wholeValues(children)
      : children.map((value, place) => (place < children.length - 1 ? `${value}\u00A0·` : value));
  return parts.map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no key, and their order is that of the text
    <Fragment key={place}>
      {place === 0 ? null : ' '}
      {BREAKS.test(part) ? <span className="whole">{part}</span> : part}
    </Fragment>
  ));
}
