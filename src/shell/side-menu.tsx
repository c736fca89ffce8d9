import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { NavLink, useMatches } from 'react-router-dom';
import { useAccess } from '../machines/portal-context';
import { type Badge, type MenuGroup, type MenuLink, visibleMenu } from '../navigation/menu';
import { pathOf } from '../navigation/page-table';
import { counted, unread } from '../text/plural';
import { shellText } from '../text/shell';
import { menuIcons } from './menu-icons';
import './side-menu.css';
import { useUnread } from './use-unread';

const badgeForms = { notifications: unread.notifications, bulletins: unread.posts };

function Count({ badge, count }: { badge: Badge; count: number }) {
  if (count === 0) return null;
  return (
    <>
      <span className="side-menu__badge" aria-hidden>
        {count > 99 ? '99+' : count}
      </span>
      <span className="visually-hidden">, {counted(count, badgeForms[badge])}</span>
    </>
  );
}

function Item({ item, onChoice }: { item: MenuLink; onChoice: () => void }) {
  const Icon = menuIcons[item.route];
  const counts = useUnread();
  if (item.disabled) {
    return (
      <span className="side-menu__item" aria-disabled="true">
        {item.label}
      </span>
    );
  }
  return (
    <NavLink className="side-menu__item" to={pathOf(item.route)} end onClick={onChoice}>
      {Icon ? <Icon size={20} aria-hidden /> : null}
      <span className="side-menu__label">{item.label}</span>
      {item.badge ? <Count badge={item.badge} count={counts[item.badge]} /> : null}
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
        className="side-menu__item"
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
