import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PortalForm } from '../../ui/form/use-portal-form';

/**
 * Unticks the declaration of a form when what it is about has changed, because the user has read something else.
 *
 * @param version - of the data that the user reads
 * @returns whether a message is shown
 */
export function useTickOfVersion(form: PortalForm<{ izjava: boolean }>, version: number): boolean {
  const read = useRef(version);
  const [isUnticked, setUnticked] = useState(false);
  const untick = useEffectEvent(() => {
    if (read.current === version) return;
    read.current = version;
    if (!form.inner.getValues('izjava')) return;
    form.inner.setValue('izjava', false);
    setUnticked(true);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version is what unticks
  useEffect(() => untick(), [version]);
  // A refusal says the same.
  return isUnticked && form.refusal === undefined;
}
