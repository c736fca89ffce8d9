import { type MouseEventHandler, memo } from 'react';
import type { Badge, MenuItem, MenuLink } from '../navigation/menu';
import { pathOf } from '../navigation/page-table';
import { unreadNotifications, unreadPosts } from '../text/common/nouns';
import { counted, type PluralForms } from '../text/common/plural';
import { menuIcons } from './menu-icons';

/** The forms of an unread count in words. */
export const badgeForms: Record<Badge, PluralForms> = {
  notifications: unreadNotifications,
  bulletins: unreadPosts,
};

interface LookProps {
  readonly item: MenuItem;
  /** The unread count. */
  readonly count: number;
}

const short = (count: number) => (count > 99 ? '99+' : String(count));

/** Icon, label and unread count of an item. */
export function Look({ item: { icon, label, badge }, count }: LookProps) {
  const Icon = menuIcons[icon];
  return (
    <>
      <Icon size={20} aria-hidden />
      <span className="side-menu__label">{label}</span>
      {badge !== undefined && count > 0 ? (
        <>
          {/* The space separates the words of the visible text, which the accessible name must contain. */}{' '}
          <span className="side-menu__badge">{short(count)}</span>
        </>
      ) : null}
    </>
  );
}

/** The accessible name of an item with a count: label, the displayed count, the count in words (W22). */
export function nameOf({ label, badge }: MenuItem, count: number): string | undefined {
  if (badge === undefined || count === 0) return undefined;
  const inWords = counted(count, badgeForms[badge]);
  return [label, ...(count > 99 ? [short(count)] : []), inWords].join(', ');
}

/** A disabled item (§2). */
export function Disabled(props: LookProps) {
  return (
    <span className="menu-item side-menu__item" aria-disabled="true">
      <Look {...props} />
    </span>
  );
}

interface ItemProps extends LookProps {
  readonly item: MenuLink;
  /** Whether the page is the item's own, or one below it. */
  readonly isMarked: boolean;
  readonly isCurrent: boolean;
  readonly onClick: MouseEventHandler<HTMLAnchorElement>;
}

/** A link to a page. Memoised, because a navigation changes only two of them. */
export const Item = memo(function Item({ item, count, isMarked, isCurrent, onClick }: ItemProps) {
  if (item.disabled) return <Disabled item={item} count={count} />;
  return (
    <a
      className="menu-item side-menu__item"
      href={pathOf(item.route)}
      aria-current={isCurrent ? 'page' : isMarked || undefined}
      onClick={onClick}
      aria-label={nameOf(item, count)}
    >
      <Look item={item} count={count} />
    </a>
  );
});
