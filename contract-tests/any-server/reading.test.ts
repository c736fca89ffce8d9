/** The backend passes the suite for any server: reading. */
import { describeReading } from '../../contract/any-server/reading';
import { testServer } from '../support/target';
import { demoSettings } from './demo-settings';

describeReading(testServer(), demoSettings);
