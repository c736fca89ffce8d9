import { afterAll } from 'vitest';
import { saveRecord } from '../../contract/coverage/record';
import { targetName } from './target-name';

// Only with this target is no test skipped, so only its run writes a record.
if (targetName === 'backend') afterAll(saveRecord);
