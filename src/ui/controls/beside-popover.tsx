import { type ReactNode, type ToggleEvent, useId, useRef, useState } from 'react';
import { focusLeft } from './focus-left';
import './popover.css';

interface BesidePopoverProps {
  /** The accessible name of the button and of the popup. */
  readonly label: string;
  /** The id of a text that tells several such buttons apart. */
  readonly describedBy?: string;
  /** The content of the button, without its own accessible name. */
  readonly button: ReactNode;
  readonly className: string;
  /** The content of the popup, which takes the focus when it appears; call `close` after a choice. */
  readonly children: (close: () => void) => ReactNode;
}

const GAP = 4;
const EDGE = 8;

/** Places a popup under its button, or above it where there is more room; within the width of the page. */
function place(popup: HTMLElement, button: HTMLElement): void {
  const at = button.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = popup;
  const { clientWidth, clientHeight } = document.documentElement;
  const fitsBelow = at.bottom + GAP + height <= clientHeight || at.top < clientHeight - at.bottom;
  const top = fitsBelow ? at.bottom + GAP : at.top - GAP - height;
  const right = Math.min(at.right, clientWidth - EDGE);
  // Where 0, 0 is depends on the browser: without a top layer of its own it is in an element of the page.
  popup.style.top = '0';
  popup.style.left = '0';
  const origin = popup.getBoundingClientRect();
  popup.style.top = `${Math.max(top, -scrollY) - origin.top}px`;
  popup.style.left = `${Math.max(EDGE, right - width) - origin.left}px`;
}

/**
 * A button with a popup beside it, which scrolls with the page. The browser's popover handles the top layer, Escape and
 * outside clicks (W10); leaving it by Tab closes it too.
 */
export function BesidePopover(props: BesidePopoverProps) {
  const { label, describedBy, button: face, className, children } = props;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => popup.current?.hidePopover();
  // Not at `toggle`: a popup that is closed and opened again at once gets one event, and would keep its content.
  const draw = ({ newState }: ToggleEvent<HTMLElement>) => setIsOpen(newState === 'open');
  const returnFocus = ({ newState }: ToggleEvent<HTMLElement>) => {
    // A browser that does not focus a clicked button has nowhere to return the focus to.
    if (newState === 'closed' && document.activeElement === document.body) button.current?.focus();
  };
  const watchSize = (element: HTMLDivElement) => {
    popup.current = element;
    const watcher = new ResizeObserver(() => {
      if (button.current && element.matches(':popover-open')) place(element, button.current);
    });
    watcher.observe(element);
    return () => watcher.disconnect();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={label}
        aria-describedby={describedBy}
        aria-haspopup="dialog"
        popoverTarget={id}
      >
        {face}
      </button>
      <div
        ref={watchSize}
        id={id}
        popover="auto"
        role="dialog"
        className="popover popover--beside"
        aria-label={label}
        onBeforeToggle={draw}
        onToggle={returnFocus}
        onBlur={(event) => focusLeft(event, button.current) && close()}
      >
        {isOpen ? children(close) : null}
      </div>
    </>
  );
}
