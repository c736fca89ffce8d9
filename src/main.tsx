import { startPortal } from './app/start';

// In a task of its own: that all scripts run for the first time is a long one already (`budgets.md`).
setTimeout(() => void startPortal());
