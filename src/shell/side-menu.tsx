import { type MouseEventHandler, useCallback, useMemo } from 'react';
import { useAccess, useAccessPending } from '../machines/portal-context';
import { visibleMenu } from '../navigation/menu';
import { useRouteName } from '../parts/address/use-route-name';
import { shellText } from '../text/shell/shell';
import { Skeleton } from '../ui/states/states';
import './side-menu.css';
import { Group, unreadOf } from './side-menu-group';
import { Item } from './side-menu-item';
import { useActiveItem } from './use-active-item';
import { useFollow } from './use-follow';
import { useUnread } from './use-unread';

/** The menu of §2 Navigation menu; `onChoice` is called when the user follows a link. */
export function SideMenu({ onChoice }: { onChoice: () => void }) {
  const access = useAccess();
  const isPending = useAccessPending();
  const items = useMemo(() => visibleMenu(access), [access]);
  const current = useRouteName();
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
                  count={unreadOf(item, counts)}
                  isCurrent={item.route === current}
                  onClick={choose}
                />
              ) : (
                <Group
                  group={item}
                  counts={counts}
                  current={current}
                  active={active}
                  onClick={choose}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}
