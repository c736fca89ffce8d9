import { openLoginPage } from './app/first-visit/login-entry';

openLoginPage();
