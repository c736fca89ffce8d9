import { useEffect, useState } from 'react';

const UPDATE_INTERVAL_MS = 30_000;

/** The time of this device, new every half minute, for what says how things stand right now. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), UPDATE_INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
