import { afterAll } from 'vitest';
import { saveRecord } from '../../contract/coverage/record';
import { targetName } from './target-name';

// Only this target skips no test, so only it leaves a record.
if (targetName === 'backend') afterAll(saveRecord);
