import { begin } from './app/first-visit/begin';
import { startPortal } from './app/start';

// In a separate task: the first run of all scripts is a long task already (`budgets.md`).
setTimeout(() => begin(() => void startPortal()));
