import { type ReactNode, type ToggleEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import './popover.css';

interface PopoverProps {
  /** Accessible name of the button and of the popup. */
  readonly label: string;
  /** The content of the button, without its own accessible name. */
  readonly button: ReactNode;
  readonly className?: string;
  /** The content of the popup; call `close` after a choice. */
  readonly children: (close: () => void) => ReactNode;
}

const FOCUSABLE = 'a[href], button:not([disabled]), input:not([disabled])';
/** In a radio group the focus belongs on the checked button. */
const CHECKED_RADIO = 'input:checked';

/** A button with a popup below it. The browser's popover handles the top layer, Escape and outside clicks (W10). */
export function Popover({ label, button, className, children }: PopoverProps) {
  const id = useId();
  const popup = useRef<HTMLElement>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const close = () => popup.current?.hidePopover();
  // Rendered when it first opens, so that closed popups do not delay the first paint.
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
