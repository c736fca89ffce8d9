import { charts } from './entries/charts';
import { choices } from './entries/choices';
import { controls } from './entries/controls';
import { dialogs } from './entries/dialogs';
import { fields } from './entries/fields';
import { forms } from './entries/forms';
import { pages } from './entries/pages';
import { prime } from './entries/prime';
import { states } from './entries/states';
import { tables } from './entries/tables';
import type { Group } from './entry';

/** All parts of the kit, in the order of the page. */
export const groups: readonly Group[] = [
  { title: 'Parts on PrimeReact', entries: prime },
  { title: 'Controls', entries: [...choices, ...controls] },
  { title: 'Fields', entries: fields },
  { title: 'Forms', entries: forms },
  { title: 'Dialogs', entries: dialogs },
  { title: 'States and messages', entries: states },
  { title: 'Pages', entries: pages },
  { title: 'Lists', entries: tables },
  { title: 'Charts', entries: charts },
];
