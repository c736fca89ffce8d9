import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Tree as PrimeTree } from 'primereact/tree';
import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { PrimeProvider } from './provider';
import './tree.css';
import { treeMove } from './tree-keys';

/** An item of a tree. */
export interface TreeItem {
  /** Identifies the item in its tree. */
  readonly key: string;
  /** The visible text, which is its accessible name too. */
  readonly label: string;
  readonly children?: readonly Omit<TreeItem, 'children'>[];
}

interface TreeProps {
  /** The accessible name of the tree. */
  readonly name: string;
  readonly items: readonly TreeItem[];
  /** Key of the chosen item. */
  readonly chosen: string | undefined;
  /** Called with the key of the item; with `undefined` when the chosen item is chosen again. */
  readonly onChoose: (key: string | undefined) => void;
}

type OpenKeys = Readonly<Record<string, boolean>>;

const ITEM = '[role="treeitem"]';
const itemsIn = (tree: Element) => [...tree.querySelectorAll<HTMLElement>(ITEM)];

/** The key of the item that is or contains the chosen one. */
const rootOf = (items: readonly TreeItem[], chosen: string | undefined) =>
  items.find(({ key, children }) => key === chosen || children?.some((one) => one.key === chosen))
    ?.key;

const opened = (keys: OpenKeys, key: string | undefined): OpenKeys =>
  key === undefined ? keys : { ...keys, [key]: true };

/** Leaves one item in the tab order: the one with the focus, otherwise the last one, the chosen one or the first. */
function keepOneStop(tree: Element): void {
  const items = itemsIn(tree);
  const stop =
    items.find((item) => item === document.activeElement) ??
    items.find((item) => item.tabIndex === 0) ??
    items.find((item) => item.ariaSelected === 'true') ??
    items[0];
  for (const item of items) item.tabIndex = item === stop ? 0 : -1;
}

const levelOf = (item: Element) => (item.closest('ul ul') ? 2 : 1);

/** Tells each item its place; it is beside the list of its children, so the browser cannot derive it. */
function placeItems(tree: Element): void {
  for (const item of itemsIn(tree)) {
    const siblings = [...(item.closest('ul')?.children ?? [])];
    item.ariaLevel = String(levelOf(item));
    item.ariaSetSize = String(siblings.length);
    item.ariaPosInSet = String(siblings.findIndex((one) => one.contains(item)) + 1);
  }
}

/** PrimeReact's keyboard has neither Home nor End, several tab stops, and no way from an open item to its first child. */
function onKey(event: KeyboardEvent<HTMLElement>): void {
  const items = itemsIn(event.currentTarget);
  const at = items.indexOf(event.target as HTMLElement);
  const shown = items.map((item) => ({
    level: levelOf(item),
    open: item.ariaExpanded === null ? undefined : item.ariaExpanded === 'true',
  }));
  event.stopPropagation();
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const move = treeMove(event.key, shown, at);
  if (move === undefined) return;
  event.preventDefault();
  if (move === 'toggle') items[at]?.querySelector('button')?.click();
  else if (move === 'choose') items[at]?.click();
  else items[move.to]?.focus();
}

/** Items in two levels, of which one can be chosen. An item whose children can be seen is open. */
export default function Tree({ name, items, chosen, onChoose }: TreeProps) {
  const tree = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(() =>
    opened({}, items.length === 1 ? items[0]?.key : rootOf(items, chosen)),
  );
  const [shown, setShown] = useState(chosen);
  if (shown !== chosen) {
    setShown(chosen);
    setOpen(opened(open, rootOf(items, chosen)));
  }
  useLayoutEffect(() => {
    if (!tree.current) return;
    placeItems(tree.current);
    keepOneStop(tree.current);
  });
  return (
    <PrimeProvider>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys and the focus are those of the tree inside */}
      <div
        ref={tree}
        className="tree"
        onKeyDownCapture={onKey}
        onFocus={({ currentTarget }) => keepOneStop(currentTarget)}
      >
        <PrimeTree
          value={items.map((item) => ({
            ...item,
            children: item.children?.map(({ key, label }) => ({ key, label })) ?? [],
          }))}
          ariaLabel={name}
          showHeader={false}
          selectionMode="single"
          selectionKeys={chosen ?? null}
          onSelectionChange={({ value }) => onChoose(typeof value === 'string' ? value : undefined)}
          expandedKeys={{ ...open }}
          onToggle={({ value }) => setOpen(value)}
          expandIcon={<ChevronRight size={20} aria-hidden />}
          collapseIcon={<ChevronDown size={20} aria-hidden />}
          pt={{
            // The row is the item: the name of an item around its children would contain theirs.
            node: {
              role: 'none',
              tabIndex: undefined,
              'aria-label': undefined,
              'aria-level': undefined,
              'aria-expanded': undefined,
              'aria-checked': undefined,
              'aria-selected': undefined,
              'aria-setsize': undefined,
              'aria-posinset': undefined,
            },
            content: (options) => ({
              className: 'tree__row',
              role: 'treeitem',
              tabIndex: -1,
              'aria-selected': options?.context.selected,
              'aria-expanded': options?.context.leaf ? undefined : options?.context.expanded,
            }),
            label: { className: 'tree__label' },
            toggler: (options) => ({
              ...(options?.context.leaf ? { hidden: true } : { className: 'icon-button' }),
              'aria-hidden': true,
              // The focus must not be on the toggler, nor on a child that is removed.
              onMouseDown: (event: MouseEvent<HTMLElement>) => {
                event.preventDefault();
                event.currentTarget.closest<HTMLElement>(ITEM)?.focus({ preventScroll: true });
              },
            }),
            footer: { hidden: true },
          }}
        />
      </div>
    </PrimeProvider>
  );
}
