/** Lets this version of Playwright drive Firefox ESR by the W3C's WebDriver BiDi. */
import { createRequire } from 'node:module';

/** A command that Playwright 1.65 sends to each page and Firefox ESR 153 does not know. It changes colour schemes. */
const UNKNOWN = 'emulation.setMediaFeaturesOverride';

interface Socket {
  send(message: string, ...rest: unknown[]): void;
}

/**
 * Replaces the command that Firefox ESR does not know by one without effect. Remove it as soon as Debian's Firefox
 * knows the command.
 * @throws TypeError when another version of Playwright has its WebSocket elsewhere
 */
export function teachFirefox(): void {
  const require = createRequire(createRequire(import.meta.url).resolve('@playwright/test'));
  const { prototype }: { prototype: Socket } = require('playwright-core/lib/utilsBundle').ws;
  const { send } = prototype;
  prototype.send = function (message, ...rest) {
    const isUnknown = typeof message === 'string' && message.includes(`"method":"${UNKNOWN}"`);
    const known = isUnknown
      ? { id: JSON.parse(message).id, method: 'session.status', params: {} }
      : undefined;
    send.call(this, known ? JSON.stringify(known) : message, ...rest);
  };
}
