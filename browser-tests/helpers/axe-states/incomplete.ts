/**
 * Results that axe cannot decide and a person has reviewed (22.11.2026): for which elements, and why they are correct
 * there. Anything not listed here fails.
 */
export const reviewed: Readonly<
  Record<string, { readonly why: string; readonly at: readonly string[] }>
> = {
  'color-contrast': {
    why: 'axe cannot measure the contrast of these elements in this state; a comment gives the reason for each group.',
    at: [
      // On an svg, which axe treats as a picture. The colours are --text and --muted on --surface, checked elsewhere.
      '.chart__drawing text',
      '.bill text',
      // The largest font size moves its own popup under the scrolling edge.
      '.appearance *',
      // A sign such as − has no letters; it has the colour of the text next to it.
      '.equation__sign',
      // The scrolling edge covers half of a label; all labels have the same colour.
      '.side-menu__label',
      '.side-menu__section',
      // The fade at the cut edge of the menu is a pseudo element above the foot; the foot has the colours of the menu.
      '.menu-contact *',
      // A count of one digit; it has the colours of the main button.
      '.side-menu__badge',
      // An open list covers the field below it.
      '.select *',
      // The open filter or menu covers the answer, the tiles and the first button of its page.
      '.answer',
      '.answer > *',
      '.answer-bar > .button',
      ':is(.answer, .answer-place) + .section-card__note',
      '.list__actions > .button',
      '.list__count',
      // An open list covers half of a heading of the table, which is measured in all other states.
      'body:has(.select [aria-expanded="true"]) .list-table__sort',
      // The choice of unit covers the amount of home on a phone, and the legend of its chart on a desktop.
      '.home__amount *',
      '.chart__legend > li',
      // axe does not know the top layer, in which the menu of a row is above the actions of the next rows. The same menu is
      // measured above lists on a phone.
      '.list-table .more-menu > .button',
      // The end of the menu covers the bar above it.
      '.menu-drawer__bar',
      // The scrolling edge of the dialog covers half of the lines of a payment.
      '.panel *',
      // The question before a cancellation covers its page.
      '.confirm *',
      // A refused report is scrolled to its first wrong field, and the top bar covers the numbers above the form.
      '.urgent-first *',
      // A toast covers the page. Both are measured without overlap: form-kit.test.ts, overlay-and-toasts.test.ts.
      '.Toastify__toast, .Toastify__toast *',
      // The line of a long load covers the link to the content.
      'body:has([data-overlay="long"]) .skip-link',
      // The bar with the selected rows covers the cards of a list.
      'body:has(.selection-bar) .list-cards *',
      '.list-cards ~ .selection-bar *',
    ],
  },
  'aria-valid-attr-value': {
    why: 'axe does not find the list of a closed drop-down list. It is always in the page, hidden: src/ui/controls/select/option-list.tsx.',
    at: ['[role="combobox"][aria-controls]'],
  },
};
