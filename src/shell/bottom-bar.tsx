import { useMemo } from 'react';
import { useAccess, useAccessPending } from '../machines/portal-context';
import { type VisiblePlace, visiblePlaces } from '../navigation/bottom-bar';
import { menuRouteOf } from '../navigation/menu';
import { pathOf, type RouteName } from '../navigation/page-table';
import { useRouteName } from '../parts/address/use-route-name';
import { counted } from '../text/common/plural';
import { barText as text } from '../text/shell/bottom-bar';
import './later/bottom-bar.css';
import { MenuButton, type MenuToggle } from './menu-button';
import { menuIcons } from './menu-icons';
import { badgeForms } from './side-menu-item';
import { useFollow } from './use-follow';
import { useUnread } from './use-unread';

/** The pages of every day, and the menu, within reach of a thumb. */
export default function BottomBar({ toggle }: { toggle: MenuToggle }) {
  const access = useAccess();
  const isPending = useAccessPending();
  const places = useMemo(() => visiblePlaces(access), [access]);
  const shown = isPending ? [] : places;
  const current = useRouteName();
  // Until the places are known, the page may be one of theirs.
  const isInMenu =
    !isPending &&
    current !== undefined &&
    menuRouteOf(current) !== undefined &&
    !places.some((place) => isPartOf(place, current));
  return (
    <nav className="bottom-bar" aria-label={text.name}>
      <ul data-pending={isPending || undefined}>
        {shown.map((place) => (
          <li key={place.id}>
            <Place place={place} />
          </li>
        ))}
        <li>
          <MenuButton
            toggle={toggle}
            className={isInMenu ? 'bottom-bar__place bottom-bar__place--open' : 'bottom-bar__place'}
            except={shown.map(({ badge }) => badge)}
          >
            <span>{text.menu}</span>
          </MenuButton>
        </li>
      </ul>
    </nav>
  );
}

const isPartOf = ({ routes, beside }: VisiblePlace, current: RouteName) =>
  routes.includes(current) || beside.includes(current);

function Place({ place }: { place: VisiblePlace }) {
  const { id, icon, route, badge } = place;
  const current = useRouteName();
  const follow = useFollow();
  const unread = useUnread();
  const Icon = menuIcons[icon];
  const count = badge ? unread[badge] : 0;
  const isPart = current !== undefined && isPartOf(place, current);
  return (
    <a
      className="bottom-bar__place"
      href={pathOf(route)}
      aria-current={current === route ? 'page' : isPart ? 'true' : undefined}
      onClick={follow}
    >
      <span className="with-dot">
        <Icon size={24} aria-hidden />
        {count > 0 ? <span className="unread-dot" aria-hidden /> : null}
      </span>
      <span>{text[id]}</span>
      {badge && count > 0 ? (
        <span className="visually-hidden">, {counted(count, badgeForms[badge])}</span>
      ) : null}
    </a>
  );
}
