/**
 * Faults that a real backend could have: each answer has the form that the description gives, and is wrong. The clock,
 * rounding, lists, stale counters, other users' data, files, sessions.
 */
import type { PlantedFault } from './faults';
import { listFaults } from './list-faults';
import { moneyFaults } from './money-faults';
import { noticeFaults } from './notice-faults';
import { paymentFaults } from './payment-faults';
import { safetyFaults } from './safety-faults';

export const plantedBackendFaults: readonly PlantedFault[] = [
  ...moneyFaults,
  ...paymentFaults,
  ...noticeFaults,
  ...listFaults,
  ...safetyFaults,
];
