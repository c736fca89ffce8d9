import { startPortal } from './app/start';

const element = document.getElementById('portal');
if (!element) throw new Error('The page has no element with the id "portal" to mount into.');
startPortal(element);
