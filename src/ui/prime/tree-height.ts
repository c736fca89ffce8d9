/** The least height of a row and the greatest one of a tree, in CSS pixels; `tree.css` has the same. */
const ROW = 44;
const MOST = 310;

/** The height of a tree with this many shown items, for a placeholder of the same height. */
export const treeHeight = (items: number): number => Math.min(items * ROW, MOST);
