/**
 * What axe can not tell by itself and somebody has looked at (22.11.2026): at which elements, and why it is all right
 * there. Whatever is not listed here fails.
 */
export const reviewed: Readonly<
  Record<string, { readonly why: string; readonly at: readonly string[] }>
> = {
  'color-contrast': {
    why: 'Words in charts and in the drawn bill stand on an svg, which axe takes for a picture; their colours are --text and --muted on --surface, which it checks everywhere else. A sign such as − has no letters, but the colour of the words beside it; a count of one digit has the colours of the main button. Labels of the menu are half under the edge that it scrolls at, and have one colour. The largest font size moves what it stands in under the edge that it scrolls at. An open list lies over the field below it, the open filter over the answer and the tiles of its page, the choice of unit over the amount of home on a phone and over the legend of its chart on a desktop, the end of the menu over the bar above it; the lines of a payment are half under the edge that their dialog scrolls at, the question before a cancellation lies over its page; the line of a load that takes long over the link to the content; the bar of what is ticked over the cards of a list; and a toast over the page: the colours of both are measured where they lie over nothing (form-kit.test.ts, overlay-and-toasts.test.ts).',
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
    why: 'axe does not look for the list of a drop-down list that is closed. It is there, hidden, at all times: src/ui/controls/select/option-list.tsx.',
    at: ['[role="combobox"][aria-controls]'],
  },
};
