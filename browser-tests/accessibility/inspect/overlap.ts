import type { Page } from '@playwright/test';

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

interface Piece {
  /** The containing element: lines of one text are not compared with each other. */
  readonly of: Node;
  readonly holder: Element;
  /** Elements in a layer above the page, such as a toast, are compared only within that layer. */
  readonly layer: Element | null;
  readonly scroller: Element | null;
  /** Its position, clipped by what hides it permanently; and the part of it that is visible without scrolling. */
  readonly whole: Box;
  readonly seen: Box;
}

/** The intersection and the size of boxes; runs inside the page. */
function boxGeometry() {
  return {
    common: (one: Box, other: Box): Box => ({
      left: Math.max(one.left, other.left),
      right: Math.min(one.right, other.right),
      top: Math.max(one.top, other.top),
      bottom: Math.min(one.bottom, other.bottom),
    }),
    wide: ({ left, right }: Box) => right - left,
    high: ({ top, bottom }: Box) => bottom - top,
  };
}

type Geometry = ReturnType<typeof boxGeometry>;

/** The texts and fields of the page with their positions; runs inside the page. */
function textPieces({ common, wide, high }: Geometry): Piece[] {
  // The labels of a chart are visible although screen readers get a table instead.
  const passed =
    '.visually-hidden, [aria-hidden="true"]:not(svg, svg *), [inert], noscript, script, style';
  const pieces: Piece[] = [];
  const add = (of: Node, holder: Element, box: Box) => {
    let [whole, seen] = [box, box];
    let layer: Element | null = null;
    let scroller: Element | null = null;
    for (let each: Element | null = holder; each && each !== document.body && !layer; ) {
      const { position, overflowX, overflowY } = getComputedStyle(each);
      const overflow = overflowX + overflowY;
      if (each !== of && overflow.replaceAll('visible', '') !== '') {
        const frame = each.getBoundingClientRect();
        seen = common(seen, frame);
        if (/auto|scroll/.test(overflow)) scroller ??= each;
        else if (!scroller) whole = common(whole, frame);
      }
      if (position === 'fixed' || each.matches('dialog[open], :popover-open')) layer = each;
      each = each.parentElement;
    }
    if (wide(whole) > 2 && high(whole) > 2)
      pieces.push({ of, holder, layer, scroller, whole, seen });
  };

  // A sticky element is measured where it is before any scrolling.
  const sticky = [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (each) => getComputedStyle(each).position === 'sticky',
  );
  const styles = sticky.map(({ style: { position, inset } }) => ({ position, inset }));
  for (const { style } of sticky) Object.assign(style, { position: 'relative', inset: 'auto' });

  const isShown = (each: Element) =>
    each.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !each.closest(passed);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const holder = text.parentElement;
    if (!text.textContent?.trim() || !holder || !isShown(holder)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const box of range.getClientRects()) add(text, holder, box);
  }
  for (const field of document.querySelectorAll('input, textarea, select')) {
    if (!isShown(field)) continue;
    const { left, right, top, bottom } = field.getBoundingClientRect();
    const style = getComputedStyle(field);
    const inside = (side: string) => Number.parseFloat(style.getPropertyValue(`padding-${side}`));
    add(field, field, {
      left: left + inside('left'),
      right: right - inside('right'),
      top: top + inside('top'),
      bottom: bottom - inside('bottom'),
    });
  }
  for (const [index, { style }] of sticky.entries()) Object.assign(style, styles[index]);
  return pieces;
}

/** The pieces that overlap by more than 2 px; runs inside the page. */
function overlapsOf(pieces: Piece[], { common, wide, high }: Geometry): string[] {
  const name = ({ of, holder }: Piece) =>
    `${holder.tagName.toLowerCase()}.${holder.getAttribute('class')} "${of.textContent?.trim().slice(0, 40)}"`;
  const faults = new Set<string>();
  pieces.sort((one, other) => one.whole.top - other.whole.top);
  pieces.forEach((one, index) => {
    for (let next = index + 1; next < pieces.length; next += 1) {
      const other = pieces[next];
      if (!other || other.whole.top > one.whole.bottom) break;
      if (other.of === one.of || other.layer !== one.layer) continue;
      const both =
        other.scroller === one.scroller
          ? common(one.whole, other.whole)
          : common(one.seen, other.seen);
      if (wide(both) <= 2 || high(both) <= 2) continue;
      const size = `${Math.round(wide(both))} × ${Math.round(high(both))} px`;
      faults.add(`${name(one)} and ${name(other)} overlap by ${size}`);
    }
  });
  return [...faults];
}

// As text: one function cannot be passed to another inside the page.
const script = `((geometry) => (${overlapsOf})((${textPieces})(geometry), geometry))((${boxGeometry})())`;

/** Texts and fields that overlap by more than 2 px (`threats.md` W07). */
export const overlapFaults = (page: Page): Promise<string[]> => page.evaluate(script);
