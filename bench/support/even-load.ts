/**
 * Written by hand: autocannon waits for an answer before it sends the next request on a connection, so that a slow
 * server lowers the load; here the rate is constant.
 *
 * Sends at a constant rate, also when answers are late.
 * @param send one request, or several that depend on each other; it must not throw
 * @returns how long each took, ms, in the order in which they ended
 */
export async function sendEvenly(
  count: number,
  rate: number,
  send: (at: number) => Promise<void>,
): Promise<number[]> {
  const latencies: number[] = [];
  const calls: Promise<void>[] = [];
  const measured = async (at: number) => {
    const began = performance.now();
    await send(at);
    latencies.push(performance.now() - began);
  };
  const began = performance.now();
  for (let sent = 0; sent < count; sent += 1) {
    const wait = began + (sent * 1000) / rate - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    calls.push(measured(sent));
  }
  await Promise.all(calls);
  return latencies;
}
