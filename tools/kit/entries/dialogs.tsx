import { type ComponentType, type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../../src/ui/dialog/confirm-dialog';
import { DeleteDialog } from '../../../src/ui/dialog/delete-dialog';
import { useModal } from '../../../src/ui/dialog/use-modal';
import { notify } from '../../../src/ui/states/toast';
import type { Entry } from '../entry';

/** A button that opens a dialog. */
const opened = (label: string, show: (close: () => void) => ReactNode): ComponentType =>
  function Shown() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <button type="button" className="button button--quiet" onClick={() => setIsOpen(true)}>
          {label}
        </button>
        {isOpen ? show(() => setIsOpen(false)) : null}
      </>
    );
  };

function Confirm({
  busy,
  onClose,
  children,
}: {
  busy?: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  const dialog = useModal();
  return (
    <ConfirmDialog
      dialog={dialog}
      question="Želite oddati vlogo?"
      yes="Oddaj"
      no="Prekliči"
      busy={busy ?? false}
      onYes={() => notify.info('Obvestilo v oknu')}
      onClose={onClose}
    >
      {children}
    </ConfirmDialog>
  );
}

const LONG =
  'Po oddaji vloge ne morete več spreminjati. Upravnik bo odgovoril v osmih dneh, odgovor pa boste prejeli tudi na e-naslov, ki je zapisan v vašem profilu.';

/** Native modal dialogs. */
export const dialogs: readonly Entry[] = [
  {
    name: 'Confirm dialog',
    files: ['dialog/confirm-dialog', 'dialog/modal'],
    use: 'The browser keeps the focus in it; Escape cancels and the focus returns. Its toasts are in the dialog.',
    states: {
      Default: opened('Odpri vprašanje', (close) => (
        <Confirm onClose={close}>
          <p>Vloga: prijava oseb.</p>
        </Confirm>
      )),
      Busy: opened('Odpri med pošiljanjem', (close) => (
        <Confirm busy onClose={close}>
          <p>Vloga se pošilja.</p>
        </Confirm>
      )),
      'Long text': opened('Odpri dolgo vprašanje', (close) => (
        <Confirm onClose={close}>
          <p>{LONG}</p>
          <p>{LONG}</p>
        </Confirm>
      )),
    },
  },
  {
    name: 'Delete dialog',
    files: ['dialog/delete-dialog'],
    use: 'Asks before it deletes, and confirms by a toast.',
    states: {
      Default: opened('Izbriši prilogo', (close) => (
        <DeleteDialog what="attachment" name="račun.pdf" onDelete={() => {}} onClose={close} />
      )),
    },
  },
];
