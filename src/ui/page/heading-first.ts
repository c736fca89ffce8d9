import { createContext } from 'react';

/**
 * Whether a page that is drawn now shows its heading at once and its content right after: so it is where somebody has
 * followed a link. On a way back the content must be there, so that its place can be found again.
 */
export const HeadingFirst = createContext(false);
