import {
  ChevronFirst,
  ChevronLast,
  ChevronLeft,
  ChevronRight,
  type LucideIcon,
} from 'lucide-react';
import { listText as text } from '../../text/common/list';
import { Select } from '../../ui/controls/select';
import type { ListPart } from '../../ui/table/arrange';
import { pageSizes, params } from '../address/list-state';
import './pager.css';
import type { ListAddress } from '../address/use-address';

const sizes = pageSizes.map((size) => ({ value: String(size), label: String(size) }));

interface PagerProps {
  readonly part: Omit<ListPart<unknown>, 'rows'>;
  readonly size: number;
  readonly at: ListAddress;
  readonly onTurned: () => void;
}

/** The way from page to page, and how long a page is (`pages.md` 2.3). */
export function Pager({ part: { page, pages }, size, at, onTurned }: PagerProps) {
  const turnTo = (next: number) => {
    at.change({ [params.page]: next === 1 ? undefined : String(next) });
    onTurned();
  };
  const button = (name: string, Icon: LucideIcon, target: number) => {
    const ends = target < 1 || target > pages || target === page;
    return (
      // Not `disabled`: that would take the focus away from who has just come to the last page.
      <button
        type="button"
        className="icon-button"
        aria-label={name}
        aria-disabled={ends || undefined}
        onClick={() => {
          if (!ends) turnTo(target);
        }}
      >
        <Icon size={20} aria-hidden />
      </button>
    );
  };
  return (
    <div className="pager no-print">
      <Select
        label={text.pageSize}
        options={sizes}
        value={String(size)}
        onChange={(value) =>
          at.change({
            [params.size]: value === sizes[0]?.value ? undefined : value,
            [params.page]: undefined,
          })
        }
      />
      <nav className="pager__pages" aria-label={text.pages}>
        {button(text.firstPage, ChevronFirst, 1)}
        {button(text.previousPage, ChevronLeft, page - 1)}
        <span>{text.pageOf(page, pages)}</span>
        {button(text.nextPage, ChevronRight, page + 1)}
        {button(text.lastPage, ChevronLast, pages)}
      </nav>
    </div>
  );
}
