import { endsWithSession } from '../api/errors';
import { useManagers } from '../parts/manager/use-managers';
import { useUnits } from '../parts/unit/use-units';
import { shellText } from '../text/shell/shell';
import { focusHeading } from '../ui/page/focus-here';
import { Notice } from '../ui/states/notice';
import { listFailure } from './list-failure';

/** The failure messages of units and managers, which a toast shows only briefly, with a retry button (W16). */
export function ListsFailed() {
  const lists = [
    { name: shellText.unitsFailed, query: useUnits() },
    { name: shellText.managersFailed, query: useManagers() },
  ];
  return lists.map(({ name, query: { error, refetch } }) =>
    error && !endsWithSession(error) ? (
      <div key={name} className="lists-failed">
        <Notice>
          {name} {listFailure(error)}
        </Notice>
        <button
          type="button"
          className="button button--quiet"
          onClick={() => {
            void refetch();
            // Without data the message goes with the new try.
            focusHeading();
          }}
        >
          {shellText.retry}
        </button>
      </div>
    ) : null,
  );
}
