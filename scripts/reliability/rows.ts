import { accessibility } from './rows/accessibility';
import { faults } from './rows/faults';
import { headersAndToken } from './rows/headers-and-token';
import { invariants } from './rows/invariants';
import { load } from './rows/load';

/** What must hold, by the id that tests name in their titles. */
type Rows = Readonly<Record<string, string>>;

/** The rows of the reliability bar, by section. */
export const sections: readonly { readonly title: string; readonly rows: Rows }[] = [
  { title: '0 Invariants of every browser test', rows: invariants },
  { title: '1 Threats and faults', rows: faults },
  { title: '2 Headers, policy and the token', rows: headersAndToken },
  { title: '3 Accessibility', rows: accessibility },
  { title: '4 Load and scale', rows: load },
];

/** Every row, whatever its section. */
export const rows: Rows = Object.assign({}, ...sections.map((section) => section.rows));

/** Rows that no test names, each with the reason. Empty at best. */
export const withoutTest: Rows = {};

/** Rows whose tests are being written on other branches. To be emptied when these are merged. */
export const pending: readonly string[] = [
  'E09',
  'E21',
  'F17',
  'H08',
  'T-H1',
  'T-H2',
  'T-H3',
  'T-H4',
  'K1',
  'K3',
  'K4',
  'K5',
  'K6',
  'K8',
  'W02',
  'W04',
  'W07',
  'W08',
  'W09',
  'W12',
  'W17',
  'W18',
  'W20',
  'W21',
  'W22',
  'W23',
  'L10',
  'L11',
];
