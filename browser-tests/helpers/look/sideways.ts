/**
 * What does not fit the width of the screen: px that the page or a part of it scrolls sideways, and text that is cut
 * off without an ellipsis. Runs inside the page.
 */
export function sidewaysFaults(): string[] {
  const passed = '.visually-hidden, svg, option';
  const named = (element: Element, text: string) =>
    `${element.tagName.toLowerCase()}.${element.getAttribute('class')} "${text.trim().slice(0, 24)}"`;
  const faults: string[] = [];
  const { scrollWidth } = document.scrollingElement ?? document.documentElement;
  if (scrollWidth > innerWidth)
    faults.push(`the page scrolls sideways by ${scrollWidth - innerWidth} px`);

  /** How a box handles overflow: visible, an intended ellipsis, or cut off and scrolled. */
  const holds = (box: Element): 'all' | 'dots' | 'cut' | 'scrolled' => {
    const { overflowX, textOverflow, webkitLineClamp, display, clipPath } = getComputedStyle(box);
    // Hidden from sight on purpose, only at some widths.
    if (clipPath === 'inset(50%)') return 'dots';
    if (display === 'inline' || display === 'contents' || overflowX === 'visible') return 'all';
    if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return 'dots';
    return overflowX === 'hidden' || overflowX === 'clip' ? 'cut' : 'scrolled';
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent ?? '';
    if (!parent || text.trim() === '' || parent.closest(passed)) continue;
    if (!parent.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, right, width } = range.getBoundingClientRect();
    if (width <= 1) continue;
    let how: ReturnType<typeof holds> = 'all';
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      how = holds(box);
      if (how === 'dots') break;
      const edges = box.getBoundingClientRect();
      if (how === 'cut' && (left < edges.left - 1 || right > edges.right + 1)) {
        faults.push(`cut off by ${named(box, '')}: ${named(parent, text)}`);
        break;
      }
      // A table of numbers, which the keyboard can scroll.
      if (how === 'scrolled' && box.matches('[tabindex="0"]:has(> table)')) break;
      if (how === 'scrolled' && (left < edges.left - 1 || right > edges.right + 1)) {
        faults.push(`scrolls sideways in ${named(box, '')}: ${named(parent, text)}`);
        break;
      }
    }
    if (how === 'all' && (left < -1 || right > innerWidth + 1)) {
      faults.push(`beyond the edge: ${named(parent, text)}`);
    }
  }
  return [...new Set(faults)];
}
