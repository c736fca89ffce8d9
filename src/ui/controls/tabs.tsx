import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import './tabs.css';

/** One of several views of a page. */
export interface Tab {
  readonly key: string;
  readonly label: string;
  readonly content: () => ReactNode;
}

interface TabsProps {
  /** Names the row of tabs. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** Key of the one that is shown; the first when it is none of them. */
  readonly shown: string;
  readonly onShow: (key: string) => void;
}

/** Where an arrow key leads, by WAI-ARIA's pattern of tabs. */
function targetOf(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** Views of one page of which one is shown; arrow keys, Home and End go between them (W09). */
export function Tabs({ label, tabs, shown, onShow }: TabsProps) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const found = tabs.findIndex(({ key }) => key === shown);
  const at = Math.max(0, found);
  const current = tabs[at];
  const go = (event: KeyboardEvent) => {
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
