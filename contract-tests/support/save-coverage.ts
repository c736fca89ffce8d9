import { afterAll } from 'vitest';
import { saveRecord } from '../../contract/coverage/record';
import { targetName } from './target-name';

// The record is that of the one target on which nothing is skipped.
if (targetName === 'backend') afterAll(saveRecord);
