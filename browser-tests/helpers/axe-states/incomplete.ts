/**
 * Results that axe cannot decide and a person has reviewed (22.11.2026): for which elements, and why they are correct
 * there. Anything not listed here fails.
 */
export const reviewed: Readonly<
  Record<string, { readonly why: string; readonly at: readonly string[] }>
> = {
  'color-contrast': {
    why: 'Texts in charts and in the drawn bill are on an svg, which axe treats as a picture; their colours are --text and --muted on --surface, which it checks everywhere else. A sign such as − has no letters, but the colour of the text beside it; a count of one digit has the colours of the main button. Menu labels are half covered by the scrolling edge, and have one colour. The largest font size moves its own popup under the scrolling edge. An open list covers the field below it, the open filter covers the answer and the tiles of its page, the choice of unit covers the amount of home on a phone and the legend of its chart on a desktop, the end of the menu covers the bar above it; the lines of a payment are half covered by the scrolling edge of their dialog, the question before a cancellation covers its page; the line of a long load covers the link to the content; the bar with the selected rows covers the cards of a list; and a toast covers the page: the colours of both are measured where they cover nothing (form-kit.test.ts, overlay-and-toasts.test.ts).',
    at: [
      '.chart__drawing text',
      '.bill text',
      '.appearance *',
      '.equation__sign',
      '.side-menu__label',
      '.side-menu__badge',
      '.select *',
      '.answer',
      '.tiles *',
      '.home__amount *',
      '.chart__legend > li',
      '.menu-drawer__bar',
      '.pay *',
      '.confirm *',
      '.Toastify__toast, .Toastify__toast *',
      'body:has([data-overlay="long"]) .skip-link',
      'body:has(.selection-bar) .list-cards *',
    ],
  },
  'aria-valid-attr-value': {
    why: 'axe does not find the list of a closed drop-down list. It is always in the page, hidden: src/ui/controls/select/option-list.tsx.',
    at: ['[role="combobox"][aria-controls]'],
  },
};
