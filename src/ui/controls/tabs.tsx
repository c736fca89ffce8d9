import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import './tabs.css';

/** One of several views of a page. */
export interface Tab {
  readonly key: string;
  readonly label: string;
  readonly content: () => ReactNode;
}

interface TabsProps {
  /** The accessible name of the tab list. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** Key of the selected tab; for an unknown key the first tab is selected. */
  readonly shown: string;
  readonly onShow: (key: string) => void;
}

/** The index that a key moves to, by the tabs pattern of WAI-ARIA. */
function targetOf(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** Tabs; arrow keys, Home and End move between them (W09). */
export function Tabs({ label, tabs, shown, onShow }: TabsProps) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const found = tabs.findIndex(({ key }) => key === shown);
  const at = Math.max(0, found);
  const current = tabs[at];
  const go = (event: KeyboardEvent) => {
    // Alt and an arrow go back and forward in the browser.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const target = targetOf(event.key, at, tabs.length);
    const tab = target === undefined ? undefined : tabs[target];
    if (!tab || target === undefined) return;
    event.preventDefault();
    onShow(tab.key);
    row.current?.querySelectorAll('button')[target]?.focus();
  };
  return (
    <div className="tabs">
      <div ref={row} role="tablist" aria-label={label} className="tabs__row">
        {tabs.map((tab, index) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            aria-selected={index === at}
            aria-controls={index === at ? `${id}-panel` : undefined}
            tabIndex={index === at ? 0 : -1}
            className="tabs__tab"
            onClick={() => onShow(tab.key)}
            onKeyDown={go}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {current ? (
        <div
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${current.key}`}
          className="tabs__panel"
        >
          {current.content()}
        </div>
      ) : null}
    </div>
  );
}
