import { type ReactNode, type ToggleEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import './popover.css';

interface PopoverProps {
  /** Accessible name of the button and of what it opens. */
  readonly label: string;
  /** What the button shows; it has no name of its own. */
  readonly button: ReactNode;
  readonly className?: string;
  /** What stands in the popup; `close` shuts it after a choice. */
  readonly children: (close: () => void) => ReactNode;
}

const FOCUSABLE = 'a[href], button:not([disabled]), input:not([disabled])';
/** A group of radio buttons is entered at the chosen one. */
const CHECKED_RADIO = 'input:checked';

/** A button with a popup below it. The browser's popover gives the top layer, Escape and the click beside it (W10). */
export function Popover({ label, button, className, children }: PopoverProps) {
  const id = useId();
  const popup = useRef<HTMLElement>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const close = () => popup.current?.hidePopover();
  // Drawn when it opens for the first time: few popups of a page are opened, and its first paint waits for none.
  const draw = ({ newState }: ToggleEvent<HTMLElement>) => {
    if (newState === 'open') flushSync(() => setWasOpened(true));
  };
  const moveFocusIn = (event: ToggleEvent<HTMLElement>) => {
    if (event.newState !== 'open') return;
    const popup = event.currentTarget;
    const first = popup.querySelector<HTMLElement>(CHECKED_RADIO);
    (first ?? popup.querySelector<HTMLElement>(FOCUSABLE))?.focus();
  };
  return (
    <>
      <button
        type="button"
        className={className ?? 'icon-button'}
        aria-label={label}
        popoverTarget={id}
      >
        {button}
      </button>
      <section
        ref={popup}
        id={id}
        popover="auto"
        className="popover"
        aria-label={label}
        onBeforeToggle={draw}
        onToggle={moveFocusIn}
      >
        {wasOpened ? children(close) : null}
      </section>
    </>
  );
}
