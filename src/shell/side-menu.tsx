import { type MouseEventHandler, useCallback, useEffect, useId, useMemo, useRef } from 'react';
import { useAccess, useAccessPending } from '../machines/portal-context';
import { type MenuItem, menuRouteOf, visibleSections } from '../navigation/menu';
import type { RouteName } from '../navigation/page-table';
import { useRouteName } from '../parts/address/use-route-name';
import { shellText } from '../text/shell/shell';
import { Skeleton } from '../ui/states/states';
import './side-menu.css';
import { type Counts, Group, unreadOf } from './side-menu-group';
import { Item } from './side-menu-item';
import { useActiveItem } from './use-active-item';
import { useFollow } from './use-follow';
import { useUnread } from './use-unread';

interface SectionProps {
  readonly label: string | undefined;
  readonly items: readonly MenuItem[];
  readonly counts: Counts;
  /** Route of the marked item. */
  readonly marked: RouteName | undefined;
  /** The route of the page. */
  readonly current: RouteName | undefined;
  /** Route of the item whose group is open at first. */
  readonly active: string | undefined;
  readonly onClick: MouseEventHandler<HTMLAnchorElement>;
}

/** Consecutive items of the menu, as a list with its label above it. */
function Section({ label, items, ...shared }: SectionProps) {
  const id = useId();
  const { counts, marked, current, onClick } = shared;
  return (
    <>
      {label ? (
        <p id={id} className="side-menu__section">
          {label}
        </p>
      ) : null}
      <ul aria-labelledby={label ? id : undefined}>
        {items.map((item) => (
          <li key={item.kind === 'link' ? item.route : item.id}>
            {item.kind === 'link' ? (
              <Item
                item={item}
                count={unreadOf(item, counts)}
                isMarked={item.route === marked}
                isCurrent={item.route === current}
                onClick={onClick}
              />
            ) : (
              <Group group={item} {...shared} />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The menu of §2 Navigation menu; `onChoice` is called when the user follows a link. */
export function SideMenu({ onChoice }: { onChoice: () => void }) {
  const access = useAccess();
  const isPending = useAccessPending();
  const sections = useMemo(() => visibleSections(access), [access]);
  const current = useRouteName();
  const marked = current && menuRouteOf(current);
  const active = useActiveItem();
  const counts = useUnread();
  const follow = useFollow();
  const choose: MouseEventHandler<HTMLAnchorElement> = useCallback(
    (event) => {
      onChoice();
      follow(event);
    },
    [onChoice, follow],
  );
  const nav = useRef<HTMLElement>(null);
  // After the paint, because it measures the page. Many pages are opened by a link of the content.
  useEffect(() => {
    if (isPending || marked === undefined) return;
    const later = setTimeout(() =>
      nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' }),
    );
    return () => clearTimeout(later);
  }, [isPending, marked]);
  return (
    <nav ref={nav} aria-label={shellText.mainMenu}>
      {isPending ? (
        <Skeleton lines={10} />
      ) : (
        <div className="side-menu">
          {sections.map(({ id, label, items }) => (
            <Section
              key={id}
              label={label}
              items={items}
              counts={counts}
              marked={marked}
              current={current}
              active={active}
              onClick={choose}
            />
          ))}
        </div>
      )}
    </nav>
  );
}
