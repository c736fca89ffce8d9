import { useId } from 'react';
import { formatNumber } from '../../domain/money/number';
import type { LoadedPart } from '../../domain/values/loaded-part';
import { listText } from '../../text/common/list';
import { shellText } from '../../text/shell/shell';
import { LeavingButton } from '../../ui/page/leaving-button';
import './partial-list.css';

interface PartialListProps {
  readonly loaded: LoadedPart;
  /** Set when the remaining rows could not be loaded. */
  readonly onRetry: (() => void) | undefined;
}

const number = (value: number) => formatNumber(value, 0);

/** How much of a long list has been loaded; it stays in view below the rows and does not move them. */
export function PartialList({ loaded, onRetry }: PartialListProps) {
  const id = useId();
  const text = listText.loaded(number(loaded.rows), number(loaded.of));
  if (onRetry) {
    return (
      <div className="partial-list" role="alert">
        <p>{`${listText.partial} ${text}.`}</p>
        <LeavingButton onPress={onRetry}>{shellText.retry}</LeavingButton>
      </div>
    );
  }
  return (
    <div className="partial-list">
      <label htmlFor={id}>{text}</label>
      <progress id={id} max={loaded.of} value={loaded.rows} />
    </div>
  );
}
