import { useSearchParams } from 'react-router-dom';
import { isPeriod } from '../../domain/dates/date';

const PERIOD_PARAMETER = 'obdobje';

/** The period in the address, so that a reload and Back keep it; anything that is not a period is ignored. */
export function usePeriod(): [string | undefined, (period: string) => void] {
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get(PERIOD_PARAMETER) ?? '';
  const choose = (period: string) =>
    setParameters(
      (before) => {
        const after = new URLSearchParams(before);
        after.set(PERIOD_PARAMETER, period);
        return after;
      },
      { replace: true },
    );
  return [isPeriod(asked) ? asked : undefined, choose];
}
