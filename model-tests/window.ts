/** One browser with several tabs: one local storage, storage events, messages between the tabs, and reloads. */
import type { Browser } from '../src/app/session/browser';
import type { PollPause } from '../src/machines/access';
import type { KeyValueStore } from '../src/storage/key-value-store';

/** The delay of storage events and messages between tabs. */
const TRAVEL_MS = 5;

/** One life of a tab, from one load of the page to the next. After its end it has no effect. */
export class Life {
  over = false;
  readonly stored = new Set<(key: string | null) => void>();
  readonly shown = new Set<() => void>();
  readonly attention = new Set<(change: PollPause) => void>();
  readonly messages = new Set<(message: unknown) => void>();
}

/** What the tabs of a browser share. */
export class Window {
  readonly entries = new Map<string, string>();
  readonly lives = new Set<Life>();
  /** The number of storage events and messages under way. */
  travelling = 0;

  /** Local storage as one life of a tab sees it. */
  storageOf(life: Life): KeyValueStore {
    const written = (key: string) => this.others(life, ({ stored }) => stored, key);
    return {
      getItem: (key) => this.entries.get(key) ?? null,
      setItem: (key, value) => {
        if (life.over || this.entries.get(key) === value) return;
        this.entries.set(key, value);
        written(key);
      },
      removeItem: (key) => {
        if (!life.over && this.entries.delete(key)) written(key);
      },
    };
  }

  /** The browser as one life of a tab sees it. */
  browserOf(life: Life, reload: () => void): Browser {
    let notice: string | undefined;
    return {
      reload: () => {
        if (!life.over) reload();
      },
      onStored: (listener) => add(life.stored, listener),
      onShown: (listener) => add(life.shown, listener),
      onAttention: (listener) => add(life.attention, listener),
      postMessage: (message) => {
        if (!life.over) this.others(life, ({ messages }) => messages, structuredClone(message));
      },
      onMessage: (listener) => add(life.messages, listener),
      leaveNotice: (left) => {
        notice = left;
      },
      takeNotice: () => notice,
    };
  }

  /** The user clears the browser's data: each tab gets a storage event without a key. */
  clear(): void {
    this.entries.clear();
    for (const life of this.lives) for (const listener of life.stored) listener(null);
  }

  private others<T>(from: Life, of: (life: Life) => Set<(value: T) => void>, value: T): void {
    for (const life of this.lives) {
      if (life === from) continue;
      this.travelling += 1;
      setTimeout(() => {
        this.travelling -= 1;
        if (!life.over) for (const listener of of(life)) listener(value);
      }, TRAVEL_MS);
    }
  }
}

function add<T>(listeners: Set<T>, listener: T): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
