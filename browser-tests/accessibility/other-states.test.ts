import { allStates } from '../helpers/axe-states/all';
import { coreStates } from '../helpers/axe-states/core';
import { lookAt } from '../helpers/axe-states/look';

lookAt(Object.fromEntries(Object.entries(allStates).filter(([name]) => !coreStates.has(name))), [
  '@long',
]);
