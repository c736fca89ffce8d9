import { useEffect, useState } from 'react';

const TICK = 30_000;

/** The time of this device, new every half minute, for what says how things stand right now. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK);
    return () => clearInterval(timer);
  }, []);
  return now;
}
