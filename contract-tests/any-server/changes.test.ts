/** The backend passes the suite for any server: changes. */
import { describeChanges } from '../../contract/any-server/changes';
import { testServer } from '../support/target';
import { demoSettings } from './demo-settings';

describeChanges(testServer(), demoSettings);
