/**
 * Faults in the headings, landmarks and tables of a page (`threats.md` W02, W08, W20). Runs inside the page and may use
 * nothing of this module.
 */
export function structureFaults(): string[] {
  const faults: string[] = [];
  const shown = <E extends Element>(selector: string) =>
    [...document.querySelectorAll<E & HTMLElement>(selector)].filter((each) =>
      each.checkVisibility(),
    );
  const once = (what: string, selector: string) => {
    const count = shown(selector).length;
    if (count !== 1) faults.push(`${count} × ${what}`);
  };
  once('h1', 'h1');
  once('main', 'main');
  once(
    'header of the page',
    'header:not(main header, section header, article header, dialog header)',
  );
  once('footer of the page', 'footer:not(main footer, section footer, article footer)');
  let level = 0;
  for (const heading of shown('h1, h2, h3, h4, h5, h6')) {
    const here = Number(heading.tagName.slice(1));
    if (here > level + 1) faults.push(`h${here} after h${level}: ${heading.textContent}`);
    level = here;
  }
  for (const table of shown<HTMLTableElement>('table')) {
    if (!table.caption?.textContent && !table.ariaLabel && !table.getAttribute('aria-labelledby')) {
      faults.push(`table without a caption: ${table.textContent.slice(0, 60)}`);
    }
    for (const th of table.querySelectorAll('th')) {
      if (!th.scope) faults.push(`th without a scope: ${th.textContent}`);
    }
    const sortable = table.querySelectorAll('thead th button').length;
    const sorted = table.querySelectorAll('thead th[aria-sort]').length;
    if (sortable > 0 && sorted > 1) faults.push(`${sorted} sorted columns in one table`);
  }
  for (const each of document.querySelectorAll('[title]')) {
    faults.push(`shown on hover only: ${each.outerHTML.slice(0, 80)}`);
  }
  for (const each of document.querySelectorAll('[tabindex]')) {
    if (Number(each.getAttribute('tabindex')) > 0) faults.push('a tabindex above 0');
  }
  for (const each of shown('body *')) {
    const { order, flexDirection } = getComputedStyle(each);
    if (order !== '0' || flexDirection.endsWith('reverse')) {
      faults.push(`visual order differs from reading order: ${each.className}`);
    }
  }
  if (document.documentElement.lang !== 'sl')
    faults.push(`lang="${document.documentElement.lang}"`);
  return faults;
}
