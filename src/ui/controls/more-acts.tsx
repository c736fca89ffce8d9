import Ellipsis from 'lucide-react/icons/ellipsis';
import type { ReactNode } from 'react';
import { listText as text } from '../../text/common/list';
import { MOBILE, useMedia } from '../browser/use-media';
import { BesidePopover } from './beside-popover';
import { focusFirst } from './focus-first';

interface MoreActsProps {
  /** What the acts are for, where a page has several such menus. */
  readonly of?: string;
  /** Set for a menu on a wide screen too. */
  readonly always?: true;
  /** The buttons; call `close` after a choice. */
  readonly children: (close: () => void) => ReactNode;
}

/** The less common actions of a page, a list or a row: on a phone in a menu, on a wide screen as buttons. */
export function MoreActs({ of, always, children }: MoreActsProps) {
  const isMobile = useMedia(MOBILE);
  if (!isMobile && !always) return children(() => {});
  return (
    <BesidePopover
      label={of === undefined ? text.more : `${text.more}, ${of}`}
      className="icon-button"
      button={<Ellipsis size={22} aria-hidden />}
    >
      {(close) => (
        <div ref={focusFirst} className="more-menu">
          {children(close)}
        </div>
      )}
    </BesidePopover>
  );
}
