import { useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { DialogToasts, notify, Toasts } from '../../../src/ui/states/toast';

function Kit() {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <main>
      <h1>Sporočila</h1>
      {Object.entries(notify).map(([kind, show]) => (
        <button key={kind} type="button" onClick={() => show(`Vrsta ${kind}`)}>
          {kind}
        </button>
      ))}
      <button type="button" onClick={() => dialog.current?.showModal()}>
        Okno
      </button>
      <dialog ref={dialog} aria-label="Okno">
        <button type="button" onClick={() => notify.info('V oknu')}>
          Sporoči
        </button>
        <DialogToasts />
      </dialog>
      <Toasts />
    </main>
  );
}

const mount = document.getElementById('portal');
if (!mount) throw new Error('The page of the toast kit has no element "portal".');
createRoot(mount).render(<Kit />);
