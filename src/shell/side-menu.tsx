import { ChevronDown } from 'lucide-react';
import { type MouseEventHandler, memo, useCallback, useId, useMemo, useState } from 'react';
import { useAccess, useAccessPending } from '../machines/portal-context';
import { type Badge, type MenuGroup, type MenuLink, visibleMenu } from '../navigation/menu';
import { pathOf, type RouteName } from '../navigation/page-table';
import { counted, type PluralForms, unreadNotifications, unreadPosts } from '../text/plural';
import { shellText } from '../text/shell';
import { Skeleton } from '../ui/states';
import { useRouteName } from '../ui/use-route-name';
import { menuIcons } from './menu-icons';
import './side-menu.css';
import { useFollow } from './use-follow';
import { useUnread } from './use-unread';

const badgeForms: Record<Badge, PluralForms> = {
  notifications: unreadNotifications,
  bulletins: unreadPosts,
};

interface ItemProps {
  readonly item: MenuLink;
  /** How much of what the page shows is unread. */
  readonly count: number;
  readonly isCurrent: boolean;
  readonly onClick: MouseEventHandler<HTMLAnchorElement>;
}

/**
 * A link with its unread count: short on the badge, in words in the accessible name (W22). A navigation changes two of
 * them; the others are left as they are.
 */
const Item = memo(function Item({ item, count, isCurrent, onClick }: ItemProps) {
  const Icon = menuIcons[item.route];
  const { badge, label } = item;
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
    <a
      className="menu-item side-menu__item"
      href={pathOf(item.route)}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onClick}
      aria-label={badge && count > 0 ? `${label}, ${counted(count, badgeForms[badge])}` : undefined}
    >
      {content}
    </a>
  );
});

interface GroupProps {
  readonly group: MenuGroup;
  readonly current: RouteName | undefined;
  readonly onClick: MouseEventHandler<HTMLAnchorElement>;
}

function Group({ group, current, onClick }: GroupProps) {
  const id = useId();
  const holdsCurrent = group.children.some((child) => child.route === current);
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
            <Item item={child} count={0} isCurrent={child.route === current} onClick={onClick} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The menu of §2 Navigation menu; `onChoice` is told when a page was chosen. */
export function SideMenu({ onChoice }: { onChoice: () => void }) {
  const access = useAccess();
  const isPending = useAccessPending();
  const items = useMemo(() => visibleMenu(access), [access]);
  const current = useRouteName();
  const counts = useUnread();
  const follow = useFollow();
  const choose: MouseEventHandler<HTMLAnchorElement> = useCallback(
    (event) => {
      onChoice();
      follow(event);
    },
    [onChoice, follow],
  );
  return (
    <nav aria-label={shellText.mainMenu}>
      {isPending ? (
        <Skeleton lines={10} />
      ) : (
        <ul className="side-menu">
          {items.map((item) => (
            <li key={item.kind === 'link' ? item.route : item.id}>
              {item.kind === 'link' ? (
                <Item
                  item={item}
                  count={item.badge ? counts[item.badge] : 0}
                  isCurrent={item.route === current}
                  onClick={choose}
                />
              ) : (
                <Group group={item} current={current} onClick={choose} />
              )}
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}
