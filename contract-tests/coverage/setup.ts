import { afterAll } from 'vitest';
import { targetName } from '../support/target-name';
import { saveRecord } from './record';

// The record is that of the one target on which nothing is skipped.
if (targetName === 'backend') afterAll(saveRecord);
