/** What a key does in a tree: moves the focus to an item, opens or closes the item, or chooses it. */
export type TreeMove = { readonly to: number } | 'toggle' | 'choose' | undefined;

/** An item of a tree that is shown: how deep it is, and whether it is open; `undefined` for an item without children. */
export interface ShownItem {
  readonly level: number;
  readonly open: boolean | undefined;
}

/**
 * The keyboard of a tree, by the ARIA Authoring Practices.
 *
 * @param items - the shown items from the first to the last
 * @param at - the item with the focus
 */
export function treeMove(key: string, items: readonly ShownItem[], at: number): TreeMove {
  const item = items[at];
  if (!item) return undefined;
  const last = items.length - 1;
  switch (key) {
    case 'ArrowDown':
      return { to: Math.min(at + 1, last) };
    case 'ArrowUp':
      return { to: Math.max(at - 1, 0) };
    case 'Home':
      return { to: 0 };
    case 'End':
      return { to: last };
    case 'ArrowRight':
      if (item.open === false) return 'toggle';
      return { to: item.open ? at + 1 : at };
    case 'ArrowLeft': {
      if (item.open) return 'toggle';
      const parent = items.slice(0, at).findLastIndex(({ level }) => level < item.level);
      return { to: parent === -1 ? at : parent };
    }
    case 'Enter':
    case ' ':
      return 'choose';
    default:
      return undefined;
  }
}
