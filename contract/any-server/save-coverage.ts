/** Writes what the tests of a file have met, for the line about coverage in the report. */
import { afterAll } from 'vitest';
import { saveRecord } from '../coverage/record';

afterAll(saveRecord);
