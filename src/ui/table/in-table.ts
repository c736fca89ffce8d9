import { createContext } from 'react';

/** Whether a row is in a table, where its actions have short labels, or on a card. */
export const InTable = createContext(false);
