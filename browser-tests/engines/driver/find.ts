/** Finds elements in the page as a user names them: by role and name, or by a field's label. */

/** What a test looks for; the first shown element that fits is taken. */
export interface Target {
  readonly role?: keyof typeof elements;
  /** The accessible name: all of it, or a part of it that an expression finds. */
  readonly name?: string | RegExp;
  /** The label of a field, in place of role and name. */
  readonly label?: string;
  /** A selector in place of a role, for what has none. */
  readonly css?: string;
  /** A text that the element contains. */
  readonly text?: string | RegExp;
  readonly within?: Target;
}

/** The elements of each role, as the portal makes them. */
const elements = {
  alert: '[role=alert]',
  button: 'button, [role=button], summary',
  checkbox: 'input[type=checkbox]',
  combobox: '[role=combobox]',
  dialog: 'dialog[open]',
  heading: 'h1, h2, h3, h4',
  img: 'img, [role=img]',
  link: 'a[href]',
  listitem: 'li',
  main: 'main',
  option: '[role=option]',
  row: 'tr',
  status: '[role=status]',
  table: 'table',
} as const;

const FIELDS = 'input, textarea, select';

/** An expression as the page gets it, which takes only JSON. */
interface Pattern {
  readonly source: string;
  readonly flags: string;
}

interface Wanted {
  readonly css: string;
  readonly name?: string | Pattern | undefined;
  readonly text?: string | Pattern | undefined;
  readonly within?: Wanted | undefined;
}

/** A target in the form that `findInPage` takes. */
export function wanted({ role, name, label, css, text, within }: Target): Wanted {
  return {
    css: label !== undefined ? FIELDS : (css ?? (role ? elements[role] : '*')),
    name: asJson(label ?? name),
    text: asJson(text),
    within: within && wanted(within),
  };
}

/** A target in words, for a message. */
export function inWords({ role, name, label, css, text, within }: Target): string {
  const what = label === undefined ? (role ?? css ?? 'element') : `field "${label}"`;
  const more = [name && `named ${name}`, text && `with ${text}`, within && `in ${inWords(within)}`];
  return [what, ...more.filter(Boolean)].join(' ');
}

function asJson(value: string | RegExp | undefined): string | Pattern | undefined {
  return value instanceof RegExp ? { source: value.source, flags: value.flags } : value;
}

/** Runs in the page. @returns the first shown element that is wanted, or nothing */
export function findInPage(target: Wanted): Element | null {
  const clean = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const spoken = (element: Element): string => {
    const copy = element.cloneNode(true) as Element;
    for (const silent of copy.querySelectorAll('[aria-hidden=true], style')) silent.remove();
    return clean(copy.textContent);
  };
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
    const labels = ids.map((id) => clean(document.getElementById(id)?.textContent));
    if (labels.length > 0) return labels.join(' ');
    const own = element.getAttribute('aria-label') ?? element.getAttribute('alt');
    if (own !== null) return clean(own);
    const { labels: fieldLabels } = element as HTMLInputElement;
    return fieldLabels?.[0] ? spoken(fieldLabels[0]) : spoken(element);
  };
  const isNamed = (element: Element, name: Wanted['name']) =>
    name === undefined ||
    (typeof name === 'string'
      ? nameOf(element) === clean(name)
      : new RegExp(name.source, name.flags).test(nameOf(element)));
  const has = (element: Element, text: Wanted['text']) => {
    const shown = clean((element as HTMLElement).innerText ?? element.textContent);
    if (text === undefined) return true;
    return typeof text === 'string'
      ? shown.includes(clean(text))
      : new RegExp(text.source, text.flags).test(shown);
  };
  const isShown = (element: Element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
  const find = ({ css, name, text, within }: Wanted): Element | undefined => {
    const root = within ? find(within) : document;
    return [...(root?.querySelectorAll(css) ?? [])].find(
      (element) => isShown(element) && isNamed(element, name) && has(element, text),
    );
  };
  return find(target) ?? null;
}
