/** The commands of the W3C's WebDriver that the tests send, by their names in Firefox's own protocol. */
export type Command =
  | 'Back'
  | 'CloseWindow'
  | 'ElementClick'
  | 'ElementSendKeys'
  | 'ExecuteScript'
  | 'GetCurrentURL'
  | 'GetWindowHandles'
  | 'Navigate'
  | 'NewWindow'
  | 'Print'
  | 'Refresh'
  | 'SetTimeouts'
  | 'SetWindowRect'
  | 'SwitchToWindow';

/** A connection to a browser. */
export interface Wire {
  /** @throws DriverError when the browser refuses or cannot do it */
  readonly send: (command: Command, parameters?: Parameters) => Promise<unknown>;
  /** Ends the session. */
  readonly end: () => Promise<void>;
}

/** The parameters of a command; `id` is that of an element. */
export type Parameters = Readonly<Record<string, unknown>> & { readonly id?: string };

/** A browser's refusal, with the code of the WebDriver standard, such as `stale element reference`. */
export class DriverError extends Error {
  override name = 'DriverError';
  readonly code: string;

  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}
