import { createContext } from 'react';

/** Whether a row is drawn in a table, where its actions are short, or on a card. */
export const InTable = createContext(false);
