/** A page that shows what a call answers. */
export interface DataPage {
  readonly path: string;
  /** The end of the call's address, which its failure is tried with. */
  readonly call: RegExp;
  /** What Ana's first unit shows there and her flat in Brezova pot does not; `null` where both show the same. */
  readonly own: string | null;
  /** The tab with names and numbers, where the first one has only amounts. */
  readonly tab?: string;
}

/** The pages of the portal that show data, each with the call that it can not do without. */
export const dataPages: readonly DataPage[] = [
  { path: '/odprte-postavke', call: /\/open_items(\?|$)/, own: '26090314' },
  { path: '/kartica-obracunov-s-placili', call: /\/card_traffic\?/, own: '26100314' },
  { path: '/redni-obracun', call: /\/regular_billing\?/, own: '26100314' },
  { path: '/obracun-rezervni-sklad', call: /\/reserve_fund_billing\?/, own: '26100315' },
  { path: '/specifikacija-stroskov', call: /\/cost_specification\//, own: 'Hišniška opravila' },
  { path: '/odcitki', call: /\/readings\//, own: 'Vaše obračunske enote', tab: 'Odčitki' },
  { path: '/obrazci', call: /\/v2\/forms(\?|$)/, own: null },
  { path: '/obrazci?pogled=oddane', call: /\/v2\/forms\/submissions(\?|$)/, own: null },
  { path: '/odprte-postavke-najemnikov', call: /\/tenants\/open_items/, own: null },
];
