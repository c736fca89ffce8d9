import { findInPage, inWords, type Target, wanted } from './find';
import { pause, until } from './until';
import type { Wire } from './wire';

/** How long an element must keep its place before it is pressed. */
const STILL_MS = 100;

/** The field by which the W3C's WebDriver marks an element in JSON. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

type ElementInJson = Readonly<Record<typeof ELEMENT, string>>;

/** A window of a browser with one page. All its methods wait until they can do what they say, or throw. */
export class Tab {
  readonly #wire: Wire;
  readonly #choose: () => Promise<void>;
  /** Where relative addresses lead. */
  readonly #origin: string;

  constructor(wire: Wire, choose: () => Promise<void>, origin: string) {
    this.#wire = wire;
    this.#choose = choose;
    this.#origin = origin;
  }

  /** Opens a path of the portal and waits until the page has loaded. */
  async open(path: string): Promise<void> {
    await this.#choose();
    await this.#wire.send('Navigate', { url: new URL(path, this.#origin).href });
  }

  /** Loads the page again. */
  async reload(): Promise<void> {
    await this.#choose();
    await this.#wire.send('Refresh');
  }

  /** Goes back in the history of the tab. */
  async back(): Promise<void> {
    await this.#choose();
    await this.#wire.send('Back');
  }

  /** The current address. */
  async address(): Promise<string> {
    await this.#choose();
    return (await this.#wire.send('GetCurrentURL')) as string;
  }

  /** Waits until the page is this one: a path with its query. */
  async at(path: string, patience?: number): Promise<void> {
    let now = '';
    const isThere = async () => {
      now = (await this.address()).replace(this.#origin, '');
      return now === path;
    };
    await until(`page ${path}`, isThere, patience).catch((error: Error) => {
      throw new Error(`${error.message} The page is ${now}.`, { cause: error.cause });
    });
  }

  /** Waits until the address fits. */
  async shows(address: RegExp): Promise<void> {
    await until(`page at ${address}`, async () => address.test(await this.address()));
  }

  /** Waits until a function in the page returns true. */
  async ready(isReady: () => boolean): Promise<void> {
    await until('page that is ready', () => this.run(isReady));
  }

  /** Waits until the element is shown. */
  async sees(target: Target, patience?: number): Promise<void> {
    await this.#element(target, patience);
  }

  /** Waits until the element is not shown. */
  async misses(target: Target): Promise<void> {
    const isGone = async () => (await this.#find(target)) === null;
    await until(`page without ${inWords(target)}`, isGone);
  }

  /** The text of an element as it is shown, with single spaces. */
  async text(target: Target): Promise<string> {
    const text = await this.#read(target, (shown: HTMLElement) => shown.innerText);
    return text.replace(/\s+/g, ' ').trim();
  }

  /** The value of a field. */
  async value(target: Target): Promise<string> {
    return this.#read(target, (field: HTMLInputElement) => field.value);
  }

  /** Presses an element as soon as it keeps its place and nothing covers it. */
  async click(target: Target): Promise<void> {
    await until(`way to press ${inWords(target)}`, async () => {
      const element = await this.#element(target);
      const place = () =>
        this.run((pressed: HTMLElement) => {
          // WebKitGTK's driver leaves an element at the edge, where it then cannot press it.
          pressed.scrollIntoView({ block: 'center', behavior: 'instant' });
          const { x, y } = pressed.getBoundingClientRect();
          return `${x} ${y}`;
        }, element);
      // The driver reads the place before it presses: it would miss an element that content above moves.
      const before = await place();
      await pause(STILL_MS);
      if ((await place()) !== before) return false;
      await this.#wire.send('ElementClick', { id: element[ELEMENT] });
      return true;
    });
  }

  /** Types into an empty field, key by key. */
  async type(label: string, text: string, within?: Target): Promise<void> {
    const target = { label, ...(within && { within }) };
    await until(`way to type into ${inWords(target)}`, async () => {
      const element = await this.#element(target);
      await this.#wire.send('ElementSendKeys', { id: element[ELEMENT], text });
      return true;
    });
  }

  /** Selects an option of a drop-down list. */
  async choose(label: string, option: string): Promise<void> {
    await this.click({ role: 'combobox', name: label });
    await this.click({ role: 'option', name: option });
  }

  /** Attaches a file to the only file input of the page. */
  async attach(path: string): Promise<void> {
    const target = { css: 'input[type=file]' };
    await until(`way to attach ${path}`, async () => {
      const element = await this.#element(target);
      await this.#wire.send('ElementSendKeys', { id: element[ELEMENT], text: path });
      return true;
    });
  }

  /** The page as printed, as PDF. Not every browser can do it. */
  async print(): Promise<Buffer> {
    await this.#choose();
    const cm = (inches: number) => inches * 2.54;
    const page = { width: cm(8.27), height: cm(11.69) };
    const data = await this.#wire.send('Print', { page, background: false, shrinkToFit: true });
    return Buffer.from(data as string, 'base64');
  }

  /** Runs a function in the page, with arguments and a result in JSON. */
  async run<Given extends readonly unknown[], Result>(
    script: (...given: Given) => Result,
    ...given: { readonly [Key in keyof Given]: unknown }
  ): Promise<Result> {
    await this.#choose();
    const text = `return (${script}).apply(null, arguments)`;
    return (await this.#wire.send('ExecuteScript', { script: text, args: given })) as Result;
  }

  /** Closes the window. */
  async close(): Promise<void> {
    await this.#choose();
    await this.#wire.send('CloseWindow');
  }

  /** Finds and reads in one attempt: a page that renders in between replaces the element. */
  async #read<Shown extends HTMLElement>(
    target: Target,
    script: (element: Shown) => string,
  ): Promise<string> {
    return until(inWords(target), async () => this.run(script, await this.#element(target)));
  }

  async #element(target: Target, patience?: number): Promise<ElementInJson> {
    return until(inWords(target), async () => (await this.#find(target)) ?? undefined, patience);
  }

  async #find(target: Target): Promise<ElementInJson | null> {
    const found: unknown = await this.run(findInPage, wanted(target));
    return found as ElementInJson | null;
  }
}
