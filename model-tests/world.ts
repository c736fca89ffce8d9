import { vi } from 'vitest';
import type { Looked } from './invariants';
import { Server } from './server';
import { Tab } from './tab';
import { Window } from './window';

/** A server, and a browser with two logged-out tabs. */
export function openWorld(): Looked {
  const server = new Server();
  const window = new Window();
  return { server, window, tabs: [new Tab(window, server), new Tab(window, server)] };
}

/** Ends all that runs in a world. */
export function endWorld({ tabs }: Looked): void {
  for (const tab of tabs) tab.now.stop();
  vi.clearAllTimers();
}
