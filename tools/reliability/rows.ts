import { accessibility } from './rows/accessibility';
import { faults } from './rows/faults';
import { headersAndToken } from './rows/headers-and-token';
import { invariants } from './rows/invariants';
import { load } from './rows/load';

/** What the portal guarantees, by the id that tests name in their titles. */
type Rows = Readonly<Record<string, string>>;

/** The rows of the reliability bar, by section. */
export const sections: readonly { readonly title: string; readonly rows: Rows }[] = [
  { title: '0 Invariants of every browser test', rows: invariants },
  { title: '1 Threats and faults', rows: faults },
  { title: '2 Headers, policy and the token', rows: headersAndToken },
  { title: '3 Accessibility', rows: accessibility },
  { title: '4 Load and scale', rows: load },
];

/** The rows of all sections. */
export const rows: Rows = Object.assign({}, ...sections.map((section) => section.rows));

/** Rows that no test names, each with the reason. It should be empty. */
export const withoutTest: Rows = {};
