/**
 * Runs in the page before its scripts: marks when the first row of a list is painted (`first-row`), and when all its
 * pages are (`all-rows`).
 */
export function noteRows(row: string): void {
  const mark = (name: string) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => performance.mark(name);
      port2.postMessage(0);
    });
  let seen = false;
  let wasPartial = false;
  new MutationObserver(() => {
    if (!document.querySelector(row)) return;
    if (!seen) mark('first-row');
    const isPartial = document.querySelector('.partial-list') !== null;
    if (!isPartial && (wasPartial || !seen)) mark('all-rows');
    seen = true;
    wasPartial = isPartial;
  }).observe(document, { childList: true, subtree: true });
}
