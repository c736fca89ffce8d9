import { vi } from 'vitest';
import type { Looked } from './invariants';
import { Server } from './server';
import { loadTabModules, Tab } from './tab';
import { Window } from './window';

const modules = [await loadTabModules(), await loadTabModules()];

/** A server, and a browser with two logged-out tabs. */
export function openWorld(): Looked {
  const server = new Server();
  const window = new Window();
  return { server, window, tabs: modules.map((own) => new Tab(own, window, server)) };
}

/** Ends all that runs in a world. */
export function endWorld({ tabs }: Looked): void {
  for (const tab of tabs) tab.now.stop();
  vi.clearAllTimers();
}
