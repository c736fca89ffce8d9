import { openLoginPage } from './app/login-entry';

openLoginPage();
