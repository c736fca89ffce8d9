import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { usePortal } from '../machines/portal-context';
import { shellText } from '../text/shell/shell';
import { MenuFoot } from './menu-foot';
import { SideMenu } from './side-menu';

interface MenuDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The menu on a phone: a modal dialog from the left; the browser keeps the focus in it and gives it back (W10). */
export function MenuDrawer({ open, onClose }: MenuDrawerProps) {
  const { name } = usePortal();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the backdrop; the keyboard has Escape
    <dialog
      ref={dialog}
      className="menu-drawer"
      aria-label={shellText.mainMenu}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className="menu-drawer__panel">
        <div className="menu-drawer__bar">
          <button
            type="button"
            className="icon-button"
            aria-label={shellText.closeMenu}
            onClick={onClose}
          >
            <X size={24} aria-hidden />
          </button>
          {name}
        </div>
        <SideMenu onChoice={onClose} />
        <MenuFoot onChoice={onClose} />
      </div>
    </dialog>
  );
}
