import ChevronDown from 'lucide-react/icons/chevron-down';
import { type MouseEventHandler, useId, useState } from 'react';
import type { Badge, MenuGroup, MenuItem } from '../navigation/menu';
import type { RouteName } from '../navigation/page-table';
import { Disabled, Item, Look, nameOf } from './side-menu-item';

/** The unread counts by badge. */
export type Counts = Readonly<Record<Badge, number>>;

/** The unread count of an item; 0 without a badge. */
export const unreadOf = ({ badge }: MenuItem, counts: Counts) => (badge ? counts[badge] : 0);

interface GroupProps {
  readonly group: MenuGroup;
  readonly counts: Counts;
  /** Route of the marked item. */
  readonly marked: RouteName | undefined;
  /** The route of the page. */
  readonly current: RouteName | undefined;
  /** Route of the item whose group is open at first. */
  readonly active: string | undefined;
  readonly onClick: MouseEventHandler<HTMLAnchorElement>;
}

/** A group of links, collapsed unless it contains the active one. */
export function Group({ group, counts, marked, current, active, onClick }: GroupProps) {
  const id = useId();
  const holdsActive = group.children.some((child) => child.route === active);
  const [toggled, setToggled] = useState<boolean>();
  const open = toggled ?? holdsActive;
  const count = unreadOf(group, counts);
  if (group.disabled) return <Disabled item={group} count={count} />;
  return (
    <>
      <button
        type="button"
        className="menu-item side-menu__item"
        aria-expanded={open}
        aria-controls={id}
        aria-label={nameOf(group, count)}
        onClick={() => setToggled(!open)}
      >
        <Look item={group} count={count} />
        <ChevronDown size={16} aria-hidden className="side-menu__chevron" />
      </button>
      <ul id={id} className="side-menu__children" hidden={!open}>
        {group.children.map((child) => (
          <li key={child.route}>
            <Item
              item={child}
              count={unreadOf(child, counts)}
              isMarked={child.route === marked}
              isCurrent={child.route === current}
              onClick={onClick}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
