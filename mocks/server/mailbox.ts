import { DEMO_NOW } from '../world/demo-today';
import type { Letter } from './letters';

/** An e-mail of the portal. */
export interface SentMessage extends Letter {
  readonly to: string;
  /** The time of sending, ISO 8601. */
  readonly sentAt: string;
}

export type Mailbox = ReturnType<typeof createMailbox>;

/**
 * Keeps what a real server would send by e-mail, for the demo and for tests; not part of the contract (pages.md P27,
 * P28).
 * @param now milliseconds since 1970
 */
export function createMailbox(now = () => Date.parse(DEMO_NOW)) {
  const messages: SentMessage[] = [];
  const listeners: ((message: SentMessage) => void)[] = [];

  return {
    /** All messages, the oldest first. */
    messages: (): readonly SentMessage[] => [...messages],

    /** Forgets all messages; the listeners stay. */
    clear(): void {
      messages.length = 0;
    },

    /** Calls a listener with each message sent from now on. */
    onSent(listener: (message: SentMessage) => void): void {
      listeners.push(listener);
    },

    /** Sends a letter to an address. */
    send(to: string, letter: Letter): void {
      const message = { to, ...letter, sentAt: new Date(now()).toISOString() };
      messages.push(message);
      for (const listener of listeners) listener(message);
    },
  };
}
