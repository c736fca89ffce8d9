import { afterAll } from 'vitest';
import { saveRecord } from './record';

afterAll(saveRecord);
