import { useSearchParams } from 'react-router-dom';
import { isPeriod } from '../../domain/dates/date';

const PARAMETER = 'obdobje';

/** The period that the address asks for, so that a reload and Back keep it; what is no period asks for none. */
export function usePeriod(): [string | undefined, (period: string) => void] {
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get(PARAMETER) ?? '';
  const choose = (period: string) =>
    setParameters(
      (before) => {
        const after = new URLSearchParams(before);
        after.set(PARAMETER, period);
        return after;
      },
      { replace: true },
    );
  return [isPeriod(asked) ? asked : undefined, choose];
}
