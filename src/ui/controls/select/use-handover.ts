import { type RefObject, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/** What a user did with a closed list before its library had loaded. */
export type Use =
  | { readonly kind: 'press' }
  | { readonly kind: 'key'; readonly key: string }
  | { readonly kind: 'text'; readonly text: string };

/** What the closed list tells. */
export interface Handover {
  /** Keeps the focus and all that was done, in its order. */
  readonly onUse: (use?: Use) => void;
  /** The focus has left: it is not taken back, and of what was done only a finished choice counts. */
  readonly onLeave: () => void;
  /** Forgets what was done: the list was cancelled, or cannot be loaded. */
  readonly onCancel: () => void;
}

/**
 * Gives the focus, and what the user did, from a closed list to the real one that takes its place.
 * @param whole - the element around both
 * @param arrived - whether the real one is there
 */
export function useHandover(whole: RefObject<HTMLElement | null>, arrived: boolean): Handover {
  const focused = useRef(false);
  const uses = useRef<readonly Use[]>([]);
  // Not after paint: a key that is pressed between the two lists would go to neither.
  useLayoutEffect(() => {
    const control = whole.current?.querySelector<HTMLElement>('.select__control');
    if (!arrived || !control) return;
    const isHere = focused.current;
    const done = uses.current;
    focused.current = false;
    uses.current = [];
    if (isHere) control.focus();
    // React does not render within an effect; no event comes between it and a microtask.
    if (done.length > 0) queueMicrotask(() => repeatAll(control, done, isHere));
  }, [arrived, whole]);
  return {
    onUse: (use) => {
      focused.current = true;
      if (use) uses.current = followedBy(uses.current, use);
    },
    onLeave: () => {
      focused.current = false;
      uses.current = finished(uses.current);
    },
    onCancel: () => {
      uses.current = [];
    },
  };
}

/** The keys up to the last choice of an option: a list that was opened, and ended by Enter or Space. */
function finished(uses: readonly Use[]): readonly Use[] {
  const last = uses.findLastIndex((use) => use.kind === 'key' && /^(Enter| )$/.test(use.key));
  return last > 0 ? uses.slice(0, last + 1) : [];
}

/** A press has two events, and a text contains the one before it. */
function followedBy(uses: readonly Use[], use: Use): readonly Use[] {
  const isAgain = use.kind !== 'key' && uses.at(-1)?.kind === use.kind;
  return [...(isAgain ? uses.slice(0, -1) : uses), use];
}

/** Renders after each use, because an opened list has other keys than a closed one. */
function repeatAll(control: HTMLElement, uses: readonly Use[], staysOpen: boolean): void {
  for (const use of uses) flushSync(() => repeat(control, use));
  const isOpen = control.getAttribute('aria-expanded') === 'true';
  if (isOpen && !staysOpen) flushSync(() => repeat(control, { kind: 'key', key: 'Escape' }));
}

function repeat(control: HTMLElement, use: Use): void {
  if (use.kind === 'press') control.click();
  if (use.kind === 'key') {
    const { key } = use;
    control.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  }
  if (use.kind !== 'text') return;
  // React ignores a value that is set on the element itself.
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  write?.call(control, use.text);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
