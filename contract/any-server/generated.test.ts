/** Generated reads of a server by its address; `npm run contract -- --url … --calls 1000` sends them. */
import { readFuzzOptions } from '../fuzz/fuzz';
import { describeGenerated } from './generated';
import { readServer, readSettings } from './settings';

describeGenerated(readServer(), readSettings(), readFuzzOptions());
