/**
 * Field borders, icons and focus rings with a contrast below 3 : 1 (`threats.md` W05, WCAG 1.4.11). axe measures text.
 * Runs inside the page, in its current theme.
 */
export function contrastFaults(): string[] {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!canvas) return ['no canvas to read colours with'];
  type Colour = readonly [number, number, number, number];
  const read = (colour: string): Colour => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0, a = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [r, g, b, a / 255];
  };
  const luminance = ([r, g, b]: Colour) => {
    const [x = 0, y = 0, z = 0] = [r, g, b].map((each) => {
      const part = each / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * x + 0.7152 * y + 0.0722 * z;
  };
  const ratio = (one: Colour, other: Colour) => {
    const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  const behind = (element: Element | null): Colour => {
    for (let each = element; each; each = each.parentElement) {
      const colour = read(getComputedStyle(each).backgroundColor);
      if (colour[3] > 0.99) return colour;
    }
    return read(getComputedStyle(document.body).backgroundColor);
  };
  const faults: string[] = [];
  const seen = new Set<string>();
  const demand = (what: string, element: Element, colour: string, ground: Colour) => {
    const value = ratio(read(colour), ground);
    const key = `${what} ${element.getAttribute('class') ?? element.tagName} ${value.toFixed(2)}`;
    if (value < 3 && !seen.has(key)) faults.push(key);
    seen.add(key);
  };
  const shown = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
  for (const field of shown(
    '.field__input, .select__control, .button--quiet, input[type="search"]',
  )) {
    const style = getComputedStyle(field);
    if (style.borderTopStyle === 'none' || Number.parseFloat(style.borderTopWidth) === 0) continue;
    // A button in a row looks like a link.
    if (read(style.borderTopColor)[3] === 0) continue;
    demand('border', field, style.borderTopColor, behind(field.parentElement));
  }
  for (const icon of shown('button svg, a svg, summary svg, .select__box > svg')) {
    if (icon.closest('.chart__drawing, [disabled]')) continue;
    const { stroke, color } = getComputedStyle(icon);
    demand('icon', icon, stroke === 'none' ? color : stroke, behind(icon.parentElement));
  }
  const probe = shown('main a, main button, header a, header button').find(
    (each): each is HTMLElement => each instanceof HTMLElement,
  );
  if (probe) {
    const before = document.activeElement;
    probe.focus({ preventScroll: true, focusVisible: true } as FocusOptions);
    const { outlineColor, outlineStyle, outlineWidth } = getComputedStyle(probe);
    if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2)
      faults.push('no focus ring');
    else demand('focus ring', probe, outlineColor, behind(probe.parentElement));
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
  return faults;
}
