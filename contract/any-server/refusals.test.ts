/** What a server by its address must refuse; `npm run contract -- --url …` gives the address. */
import { describeRefusals } from './refusals';
import { readServer, readSettings } from './settings';

describeRefusals(readServer(), readSettings());
