import { useLayoutEffect, useRef } from 'react';
import { useCancelSwitch } from '../machines/portal-context';
import { shellText } from '../text/shell/shell';
import { focusHeading } from '../ui/page/focus-here';
import { holdInput } from './hold-input';
import './overlay.css';
import { useOverModal, useTopLayer } from './top-layer';
import type { OverlayState } from './use-overlay';

/** The global loading overlay (§1, §4, §9), above everything, including open dialogs and popups. */
export function Overlay({ state }: { state: OverlayState }) {
  return (
    <div role="status">
      {state === 'blocks' ? <Veil /> : null}
      {state === 'quiet' || state === 'long' ? <LoadingNotice isLong={state === 'long'} /> : null}
    </div>
  );
}

/** Covers the page and blocks input. */
function Veil() {
  useLayoutEffect(() => holdInput(window), []);
  const overModal = useOverModal();
  return overModal ? <ModalVeil /> : <PlainVeil />;
}

function PlainVeil() {
  const veil = useRef<HTMLDivElement>(null);
  useTopLayer(veil);
  return (
    <div ref={veil} popover="manual" className="overlay overlay--blocks" data-overlay="blocks">
      <Spinner />
    </div>
  );
}

function ModalVeil() {
  const veil = useRef<HTMLDialogElement>(null);
  useTopLayer(veil);
  return (
    <dialog
      ref={veil}
      className="overlay overlay--blocks"
      data-overlay="blocks"
      aria-label={shellText.loading}
      onCancel={(event) => event.preventDefault()}
    >
      <Spinner />
    </dialog>
  );
}

function Spinner() {
  return (
    <>
      <span className="overlay__spinner" aria-hidden />
      <span className="visually-hidden">{shellText.loading}</span>
    </>
  );
}

/** Does not block the page: a line at the top, and after a while a message at the bottom. */
function LoadingNotice({ isLong }: { isLong: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  useTopLayer(place);
  const cancel = useCancelSwitch();
  return (
    <div ref={place} popover="manual" className="overlay" data-overlay={isLong ? 'long' : 'quiet'}>
      <span className="overlay__line" aria-hidden />
      {isLong ? (
        <div className="overlay__card">
          <span className="overlay__spinner overlay__spinner--small" aria-hidden />
          <span>{shellText.loadingLong}</span>
          {cancel ? (
            <button
              type="button"
              className="button button--quiet"
              onClick={() => {
                cancel();
                focusHeading();
              }}
            >
              {shellText.cancelSwitch}
            </button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
