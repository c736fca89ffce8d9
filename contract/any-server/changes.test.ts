/** Changes on a server by its address; `npm run contract -- --url …` gives the address. */
import { describeChanges } from './changes';
import { readServer, readSettings } from './settings';

describeChanges(readServer(), readSettings());
