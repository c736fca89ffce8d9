/**
 * Runs in the page: presses an element, and waits until the list with a label has options that are painted.
 * @returns ms, and the number of new nodes
 */
export function pressForList(
  pressed: Element,
  label: string,
): Promise<{ ms: number; nodes: number }> {
  const count = () => {
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_ALL);
    let nodes = 0;
    while (walker.nextNode()) nodes += 1;
    return nodes;
  };
  const isDrawn = () =>
    [...document.querySelectorAll('.select__label')]
      .find((each) => each.textContent === label)
      ?.parentElement?.querySelector('[role=option]') != null;
  const before = count();
  return new Promise((done, fail) => {
    const began = performance.now();
    if (pressed instanceof HTMLElement) pressed.click();
    const look = () => {
      if (performance.now() - began > 20_000) return fail(new Error(`"${label}" did not open.`));
      if (!isDrawn()) return requestAnimationFrame(look);
      // A message posted in a frame arrives after that frame is painted.
      return requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done({ ms: performance.now() - began, nodes: count() - before });
        port2.postMessage(0);
      });
    };
    look();
  });
}
