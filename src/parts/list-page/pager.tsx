import { listText as text } from '../../text/common/list';
import { PHONE, useMedia } from '../../ui/browser/use-media';
import { Select } from '../../ui/controls/select';
import { Stepper } from '../../ui/controls/stepper';
import type { ListPart } from '../../ui/table/arrange';
import { listParams, pageSizes } from '../address/list-state';
import './pager.css';
import type { ListAddress } from '../address/use-address';

const labels = { previous: text.previousPage, next: text.nextPage };
const withEnds = { ...labels, first: text.firstPage, last: text.lastPage };

const sizes = pageSizes.map((size) => ({ value: String(size), label: String(size) }));

interface PagerProps {
  readonly part: Omit<ListPart<unknown>, 'rows'>;
  readonly size: number;
  readonly at: ListAddress;
  readonly onTurned: () => void;
}

/** The pages of a list and their size (`pages.md` 2.3); on a phone both stand in one row, without buttons to the ends. */
export function Pager({ part: { page, pages }, size, at, onTurned }: PagerProps) {
  const isPhone = useMedia(PHONE);
  const turnTo = (next: number) => {
    at.change({ [listParams.page]: next === 1 ? undefined : String(next) });
    onTurned();
  };
  return (
    <div className="pager no-print">
      <Select
        label={text.pageSize}
        options={sizes}
        value={String(size)}
        onChange={(value) =>
          at.change({
            [listParams.size]: value === sizes[0]?.value ? undefined : value,
            [listParams.page]: undefined,
          })
        }
      />
      <nav className="pager__pages" aria-label={text.pages}>
        <Stepper
          at={page}
          count={pages}
          labels={isPhone ? labels : withEnds}
          iconSize={20}
          onStep={turnTo}
        >
          <span>{text.pageOf(page, pages)}</span>
        </Stepper>
      </nav>
    </div>
  );
}
