/**
 * Calls back once when this process should end: on Ctrl-C and similar signals, or when the npm that
 * started it has ended. npm sends a signal only to the shell between the two, which does not
 * forward it, so without the second check a stopped `npm start` would leave its server behind.
 */
export function onEnding(end: (signal: NodeJS.Signals) => void): void {
  let ended = false;
  const once = (signal: NodeJS.Signals) => {
    if (ended) return;
    ended = true;
    end(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, once);
  if (process.env.npm_lifecycle_event === undefined) return;

  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) once('SIGHUP');
  }, 500).unref();
}
