/** Reads of a server by its address; `npm run contract -- --url …` gives the address. */
import { describeReading } from './reading';
import { readServer, readSettings } from './settings';

describeReading(readServer(), readSettings());
