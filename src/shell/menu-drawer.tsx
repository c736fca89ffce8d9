import X from 'lucide-react/icons/x';
import { usePortal } from '../machines/portal-context';
import { shellText } from '../text/shell/shell';
import { Modal } from '../ui/dialog/modal';
import { useModal } from '../ui/dialog/use-modal';
import './later/menu-drawer.css';
import { MenuFoot } from './menu-foot';
import { SideMenu } from './side-menu';

interface MenuDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The menu on a phone: a modal dialog at the left edge. */
export default function MenuDrawer({ open, onClose }: MenuDrawerProps) {
  const { name } = usePortal();
  const dialog = useModal(open);
  return (
    <Modal
      dialog={dialog}
      className="menu-drawer"
      name={{ label: shellText.mainMenu }}
      closesOnBackdrop
      onClose={onClose}
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
    </Modal>
  );
}
