import Menu from 'lucide-react/icons/menu';
import type { ReactNode } from 'react';
import type { Badge } from '../navigation/menu';
import { counted } from '../text/common/plural';
import { pageTitles } from '../text/shell/pages';
import { shellText } from '../text/shell/shell';
import { badgeForms } from './side-menu-item';
import './unread-dot.css';
import { useUnread } from './use-unread';

/** The toggle of the menu (§2): of the desktop menu, or of the drawer. */
export interface MenuToggle {
  /** Whether it opens the drawer. */
  readonly drawer: boolean;
  readonly open: boolean;
  readonly onToggle: () => void;
}

interface MenuButtonProps {
  readonly toggle: MenuToggle;
  readonly className: string;
  /** Counters that are shown elsewhere. */
  readonly except?: readonly (Badge | undefined)[];
  readonly children?: ReactNode;
}

const titles: Record<Badge, string> = {
  notifications: pageTitles.notifications,
  bulletins: pageTitles['bulletin-board'],
};

/** The button that opens and closes the menu. While the menu is hidden, a dot and its name tell what is unread in it. */
export function MenuButton({ toggle, className, except = [], children }: MenuButtonProps) {
  const { drawer, open, onToggle } = toggle;
  const unread = useUnread();
  const badges = (['notifications', 'bulletins'] as const).filter(
    (badge) => !open && !except.includes(badge) && unread[badge] > 0,
  );
  const name = drawer ? shellText.openMenu : open ? shellText.collapseMenu : shellText.expandMenu;
  return (
    <button
      type="button"
      className={className}
      aria-label={[
        name,
        ...badges.map((badge) => `${titles[badge]}: ${counted(unread[badge], badgeForms[badge])}`),
      ].join(', ')}
      aria-haspopup={drawer ? 'dialog' : undefined}
      aria-expanded={open}
      onClick={onToggle}
    >
      <span className="with-dot">
        <Menu size={24} aria-hidden />
        {badges.length > 0 ? <span className="unread-dot" aria-hidden /> : null}
      </span>
      {children}
    </button>
  );
}
