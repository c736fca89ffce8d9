import { type KeyboardEvent, useRef, useState } from 'react';
import { LETTERS_MS, nextByLetters } from './next-by-letters';
import type { Option } from './select-props';

interface ListKeys {
  /** The options that are shown. */
  readonly options: readonly Option[];
  /** Index of the option that is highlighted at first. */
  readonly first: number;
  readonly onChoose: (option: Option) => void;
}

const isLetter = ({ key }: KeyboardEvent) => key.length === 1;

/** Where the keys of a list box lead; `undefined` for any other key. */
function movesTo(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined;
  const last = count - 1;
  const places: Record<string, number> = {
    ArrowDown: (at + 1) % count,
    ArrowUp: at > 0 ? at - 1 : last,
    Home: 0,
    End: last,
  };
  return places[key];
}

/** The keyboard of an option list that is always open (WAI-ARIA's list box), and its highlighted option. */
export function useListKeys({ options, first, onChoose }: ListKeys) {
  const [{ at, byKeyboard }, setAt] = useState({ at: first, byKeyboard: false });
  const typed = useRef({ letters: '', stamp: 0 });
  const highlighted = Math.min(at, options.length - 1);
  const move = (index: number) => setAt({ at: index, byKeyboard: true });

  const chooseHighlighted = (event: KeyboardEvent) => {
    event.preventDefault();
    const option = options[highlighted];
    if (option) onChoose(option);
  };

  /** The keys of the field that filters the list; those that move the caret are left to it. */
  const onFieldKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') return chooseHighlighted(event);
    const to = movesTo(event.key, highlighted, options.length);
    if (to === undefined || !event.key.startsWith('Arrow') || event.altKey) return undefined;
    event.preventDefault();
    return move(to);
  };

  /** The keys of the list itself, with type-ahead. */
  const onListKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const isTyping = event.timeStamp - typed.current.stamp <= LETTERS_MS;
    const to = movesTo(event.key, highlighted, options.length);
    if (event.key === 'Enter' || (event.key === ' ' && !isTyping)) chooseHighlighted(event);
    else if (to !== undefined) {
      event.preventDefault();
      move(to);
    } else if (isLetter(event)) {
      event.preventDefault();
      const letters = (isTyping ? typed.current.letters : '') + event.key;
      typed.current = { letters, stamp: event.timeStamp };
      move(
        nextByLetters(
          options.map(({ label }) => label),
          highlighted,
          letters,
        ),
      );
    }
  };

  return {
    highlighted,
    byKeyboard,
    onFieldKey,
    onListKey,
    highlight: (index: number) => setAt({ at: index, byKeyboard: false }),
    reset: () => move(0),
  };
}
