import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';

/** A part that is loaded when it is needed: `View` once it has loaded, `failed` after a failure until `retry`. */
export interface Lazy<Props> {
  readonly View: ComponentType<Props> | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

/**
 * Loads a part of the kit as a separate chunk.
 *
 * @param load - a dynamic import of the chunk
 * @param needed - whether the part is to be loaded now
 */
export function useLazy<Props>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  needed = true,
): Lazy<Props> {
  const [loaded, setLoaded] = useState<{ readonly View: ComponentType<Props> }>();
  const [failed, setFailed] = useState(false);
  const begin = useEffectEvent(() => {
    load().then(
      (part) => setLoaded({ View: part.default }),
      () => setFailed(true),
    );
  });
  const waits = needed && !failed && loaded === undefined;
  useEffect(() => {
    if (waits) begin();
  }, [waits]);
  return { View: loaded?.View, failed, retry: () => setFailed(false) };
}
