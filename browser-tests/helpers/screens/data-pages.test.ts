import { matchPath } from 'react-router-dom';
import { expect, test } from 'vitest';
import { pageTable } from '../../../src/navigation/page-table';
import { dataPages } from '../../accessibility/data-pages';
import { routeVisits } from './routes';

/** Home has cards with a call each, the emergency card has its own failures; on the others the call only helps with a form. */
const without = ['home', 'emergency', 'report-fault', 'add-manager'];

const withData = pageTable.filter(
  ({ name, layout }) => layout === 'default' && routeVisits[name].call && !without.includes(name),
);

test.each(withData)('the rules for pages with data are tested on $path', ({ path }) => {
  const tested = dataPages.map((each) => each.path.split('?')[0] ?? '');
  expect(tested.filter((each) => matchPath(path, each))).not.toEqual([]);
});
