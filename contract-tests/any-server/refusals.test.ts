/** The backend passes the suite for any server: refusals. */
import { describeRefusals } from '../../contract/any-server/refusals';
import { testServer } from '../support/target';
import { demoSettings } from './demo-settings';

describeRefusals(testServer(), demoSettings);
