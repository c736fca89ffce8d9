import { type ReactNode, type RefObject, type ToggleEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusLeft } from './focus-left';
import './popover.css';

interface PopoverProps {
  /** Accessible name of the button and of the popup. */
  readonly label: string;
  /** The content of the button, without its own accessible name. */
  readonly button: ReactNode;
  readonly className?: string;
  /** Set while one of its pages is shown. */
  readonly isCurrent?: boolean;
  /** Receives the button. */
  readonly buttonRef?: RefObject<HTMLButtonElement | null> | undefined;
  /** The content of the popup; call `close` after a choice. */
  readonly children: (close: () => void) => ReactNode;
}

/** What the content wants to have focused first. */
const FIRST_FOCUS = '[data-first-focus]';
const FOCUSABLE = 'a[href], button:not([disabled]), input:not([disabled])';
/** In a radio group the focus belongs on the checked button. */
const CHECKED_RADIO = 'input:checked';

/**
 * A button with a popup below it. The browser's popover handles the top layer, Escape and outside clicks (W10); leaving
 * it by Tab closes it too, so that it does not cover what has the focus.
 */
export function Popover(props: PopoverProps) {
  const { label, button: face, className, isCurrent = false, buttonRef, children } = props;
  const id = useId();
  const popup = useRef<HTMLElement>(null);
  const own = useRef<HTMLButtonElement>(null);
  const button = buttonRef ?? own;
  const [isOpen, setIsOpen] = useState(false);
  const close = () => popup.current?.hidePopover();
  /** Tells `popover.css` where the right edge of the button is; in a page of another width the popup stays within it. */
  const place = () => {
    const { right = 0 } = button.current?.getBoundingClientRect() ?? {};
    const fromRight = document.documentElement.clientWidth - right;
    popup.current?.style.setProperty('--from-right', `${fromRight}px`);
  };
  // Rendered when it opens, so that closed popups do not delay the first paint.
  const draw = ({ newState }: ToggleEvent<HTMLElement>) => {
    if (newState !== 'open') return;
    place();
    flushSync(() => setIsOpen(true));
  };
  const moveFocusIn = ({ newState, currentTarget: popup }: ToggleEvent<HTMLElement>) => {
    // Only now, because the browser returns the focus only from content that is still there.
    if (newState !== 'open') return setIsOpen(false);
    const found = [FIRST_FOCUS, CHECKED_RADIO, FOCUSABLE].map((each) =>
      popup.querySelector<HTMLElement>(each),
    );
    return found.find((each) => each !== null)?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className ?? 'icon-button'}
        aria-label={label}
        aria-current={isCurrent || undefined}
        popoverTarget={id}
      >
        {face}
      </button>
      <section
        ref={popup}
        id={id}
        popover="auto"
        className="popover"
        aria-label={label}
        onBeforeToggle={draw}
        onToggle={moveFocusIn}
        onBlur={(event) => focusLeft(event, button.current) && close()}
      >
        {isOpen ? children(close) : null}
      </section>
    </>
  );
}
