import { begin } from './app/first-visit/begin';
import { openLoginPage } from './app/first-visit/login-entry';

begin(openLoginPage);
