import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { NavLink, useMatches } from 'react-router-dom';
import { useAccess } from '../machines/portal-context';
import { type Badge, type MenuGroup, type MenuLink, visibleMenu } from '../navigation/menu';
import { pathOf } from '../navigation/page-table';
import { counted, type PluralForms, unreadNotifications, unreadPosts } from '../text/plural';
import { shellText } from '../text/shell';
import { menuIcons } from './menu-icons';
import './side-menu.css';
import { useUnread } from './use-unread';

const badgeForms: Record<Badge, PluralForms> = {
  notifications: unreadNotifications,
  bulletins: unreadPosts,
};

/** A link with its unread count: short on the badge, in words in the accessible name (W22). */
function Item({ item, onChoice }: { item: MenuLink; onChoice: () => void }) {
  const Icon = menuIcons[item.route];
  const counts = useUnread();
  const { badge, label } = item;
  const count = badge ? counts[badge] : 0;
  const content = (
    <>
      {Icon ? <Icon size={20} aria-hidden /> : null}
      <span className="side-menu__label">{label}</span>
      {count > 0 ? <span className="side-menu__badge">{count > 99 ? '99+' : count}</span> : null}
    </>
  );
  if (item.disabled) {
    return (
      <span className="menu-item side-menu__item" aria-disabled="true">
        {content}
      </span>
    );
  }
  return (
    <NavLink
      className="menu-item side-menu__item"
      to={pathOf(item.route)}
      end
      onClick={onChoice}
      aria-label={badge && count > 0 ? `${label}, ${counted(count, badgeForms[badge])}` : undefined}
    >
      {content}
    </NavLink>
  );
}

function Group({ group, onChoice }: { group: MenuGroup; onChoice: () => void }) {
  const id = useId();
  const current = useMatches().map((match) => match.id);
  const holdsCurrent = group.children.some((child) => current.includes(child.route));
  const [toggled, setToggled] = useState<boolean>();
  const open = toggled ?? holdsCurrent;
  const Icon = menuIcons[group.id];
  return (
    <>
      <button
        type="button"
        className="menu-item side-menu__item"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setToggled(!open)}
      >
        {Icon ? <Icon size={20} aria-hidden /> : null}
        <span className="side-menu__label">{group.label}</span>
        <ChevronDown size={16} aria-hidden className="side-menu__chevron" />
      </button>
      <ul id={id} className="side-menu__children" hidden={!open}>
        {group.children.map((child) => (
          <li key={child.route}>
            <Item item={child} onChoice={onChoice} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The menu of §2 Navigation menu; `onChoice` is told when a page was chosen. */
export function SideMenu({ onChoice }: { onChoice: () => void }) {
  const items = visibleMenu(useAccess());
  return (
    <nav aria-label={shellText.mainMenu}>
      <ul className="side-menu">
        {items.map((item) => (
          <li key={item.kind === 'link' ? item.route : item.id}>
            {item.kind === 'link' ? (
              <Item item={item} onChoice={onChoice} />
            ) : (
              <Group group={item} onChoice={onChoice} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
