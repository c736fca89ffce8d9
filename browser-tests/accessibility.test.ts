import { coreStates } from './helpers/axe-states/core';
import { entryStates } from './helpers/axe-states/entry';
import { lookAt } from './helpers/axe-states/look';
import { moneyStates } from './helpers/axe-states/money';
import { shellStates } from './helpers/axe-states/shell';

const all = { ...entryStates, ...moneyStates, ...shellStates };
lookAt(Object.fromEntries(Object.entries(all).filter(([name]) => coreStates.has(name))));
