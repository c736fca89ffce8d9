import { createContext } from 'react';

/**
 * Whether a page first renders its heading and then its content: true after a link was followed. On Back the content
 * must be there at once, so that the scroll position can be restored.
 */
export const HeadingFirst = createContext(false);
