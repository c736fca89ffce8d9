/**
 * Waits for a new task, so that the browser can paint what a click has changed so far. By a message and not by a timer,
 * which browsers delay in hidden tabs.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
