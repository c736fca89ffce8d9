/** A page that shows the answer of a call. */
export interface DataPage {
  readonly path: string;
  /** The end of the call's address, which the failure test matches. */
  readonly call: RegExp;
  /** Text that Ana's first unit shows there and her flat in Brezova pot does not; `null` where both show the same. */
  readonly own: string | null;
  /** The tab with names and numbers, where the first tab has only amounts. */
  readonly tab?: string;
}

/** The pages of the portal that show data, each with the call that it requires. */
export const dataPages: readonly DataPage[] = [
  { path: '/odprte-postavke', call: /\/open_items(\?|$)/, own: '26090314' },
  { path: '/kartica-obracunov-s-placili', call: /\/card_traffic\?/, own: '26100314' },
  { path: '/redni-obracun', call: /\/regular_billing\?/, own: '26100314' },
  { path: '/obracun-rezervni-sklad', call: /\/reserve_fund_billing\?/, own: '26100315' },
  { path: '/specifikacija-stroskov', call: /\/cost_specification\//, own: 'Hišniška opravila' },
  { path: '/odcitki', call: /\/readings\//, own: 'Vaše obračunske enote', tab: 'Odčitki' },
  { path: '/obvestila', call: /\/v2\/notifications$/, own: null },
  { path: '/oglasna-deska', call: /\/bulletin\/\w+$/, own: 'Prekinitev dobave tople vode' },
  { path: '/obrazci', call: /\/v2\/forms(\?|$)/, own: null },
  { path: '/obrazci?pogled=oddane', call: /\/v2\/forms\/submissions(\?|$)/, own: null },
  { path: '/odprte-postavke-najemnikov', call: /\/tenants\/open_items/, own: null },
  { path: '/rezervni-sklad', call: /\/reserve_fund\/\d+(\?|$)/, own: 'Zamenjava domofona' },
  { path: '/prostovoljni-sklad', call: /\/voluntary_fund\//, own: 'Sklad za prenovo kolesarnice' },
  { path: '/dolzniki-rezervnega-sklada', call: /\/debtors$/, own: 'Peter Rozman' },
  { path: '/promet-knjizb-rezervnega-sklada', call: /\/postings/, own: 'Zamenjava domofona' },
  { path: '/vase-enote', call: /\/unit_details$/, own: null },
  {
    path: '/prijavljena-stevila-oseb-in-psov',
    call: /\/registered_number\/\d/,
    own: 'V stavbi: 42 enot',
  },
  { path: '/izvajalci', call: /\/contractors\//, own: 'Dvigala Vzpon d.o.o.' },
  { path: '/zavarovalne-pogodbe', call: /\/insurance_contracts\//, own: '55120-2026' },
  {
    path: '/dokumenti-upravnika',
    call: /\/manager_documents\/\d+(\?|$)/,
    own: 'Letno poročilo upravnika',
  },
  { path: '/dokumenti-upravnika/58213', call: /\/vlozisce\/58213$/, own: null },
  { path: '/dokumenti-dobaviteljev', call: /\/supplier_documents\//, own: 'T-1026-0137' },
  { path: '/pogosta-vprasanja', call: /\/faq$/, own: null },
  { path: '/odlocanje', call: /\/v2\/decisions\//, own: 'O 3 odprtih odločitvah' },
  { path: '/odlocanje/9101', call: /\/v2\/decision\/9101$/, own: null },
  { path: '/dogajanje', call: /\/v2\/building_events\//, own: 'Redni pregled dvigala' },
  { path: '/dogajanje/napake', call: /\/v2\/faults\//, own: 'Vhodna vrata se zaloputnejo' },
  { path: '/ljudje', call: /\/v2\/co_users\/104217$/, own: null },
  { path: '/primopredaja', call: /\/v2\/handovers$/, own: null },
  { path: '/moje-obveznosti', call: /\/due_list$/, own: null },
  { path: '/obvescanje', call: /\/notification_preferences$/, own: null },
  { path: '/e-racun-in-direktna-obremenitev', call: /\/v2\/delivery\/104217$/, own: null },
  { path: '/profil', call: /\/v1\/profile$/, own: null },
];
