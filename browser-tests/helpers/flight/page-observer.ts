import type { PageEvent } from './flight';

/** The name of the function by which a page sends its events. */
export const reportName = '__tellFlightRecorder';

/** The observer's configuration; it is sent into the page and can refer to nothing else. */
export interface ObserverSettings {
  readonly reportName: string;
  readonly toasts: string;
  readonly overlay: string;
  readonly mount: string;
}

/** The selectors of toasts, the loading overlay and the portal itself. */
export const observerSettings: ObserverSettings = {
  reportName,
  toasts: '.Toastify__toast, [data-toast]',
  overlay: '[data-overlay]',
  mount: '#portal',
};

/**
 * Watches a page from its first moment and sends events. Runs inside the page, before any of its scripts, so it may use
 * nothing from this module. It sets no timers: a test may stop them.
 */
export function observePage(settings: ObserverSettings): void {
  const report: unknown = Reflect.get(window, settings.reportName);
  // The blank page before the first navigation is not the portal.
  if (window.top !== window || location.protocol === 'about:' || typeof report !== 'function')
    return;
  const tell = (event: PageEvent) => void report(event);
  const now = () => Date.now();
  // A test can stop the clock only after this line; the real clock measures how long something is shown.
  const realNow = Date.now;
  const nextFrame = requestAnimationFrame.bind(window);

  addEventListener('securitypolicyviolation', (violation) => {
    const { violatedDirective, blockedURI, sourceFile, sample } = violation;
    const text = `${violatedDirective} stopped ${blockedURI} at ${sourceFile} ${sample}`;
    tell({ kind: 'violation', at: now(), text });
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    tell({ kind: 'rejection', at: now(), text: String(reason) });
  });
  for (const type of ['pointerdown', 'keydown', 'change']) {
    addEventListener(type, () => tell({ kind: 'input', at: now() }), true);
  }

  let url = location.href;
  tell({ kind: 'route', at: now(), url });
  const navigation: unknown = Reflect.get(window, 'navigation');
  if (navigation instanceof EventTarget) {
    navigation.addEventListener('currententrychange', () => {
      if (location.href === url) return;
      url = location.href;
      tell({ kind: 'route', at: now(), url });
    });
  }

  const shown = (selector: string, options?: CheckVisibilityOptions) =>
    [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility(options));
  let toasts = '';
  let [overlay, wasFilled] = [false, false];
  /**
   * Counts, frame by frame, how long the overlay covers a page that could remove it. The time does not count while the
   * main thread or the machine is busy, or while a test has stopped the clock.
   */
  const countCovered = () => {
    let from = realNow();
    let [real, clock, ms] = [from, now(), 0];
    const frame = () => {
      if (!overlay) return;
      const [before, clockBefore] = [real, clock];
      [real, clock] = [realNow(), now()];
      ms += Math.max(0, Math.min(real - before, clock - clockBefore, 50));
      if (ms >= 100) {
        tell({ kind: 'covered', at: clock, from, until: real, ms });
        [from, ms] = [real, 0];
      }
      nextFrame(frame);
    };
    nextFrame(frame);
  };
  const look = () => {
    const texts = shown(settings.toasts, { opacityProperty: true }).map((toast) =>
      toast.textContent.trim(),
    );
    if (texts.join('\n') !== toasts) {
      toasts = texts.join('\n');
      tell({ kind: 'toasts', at: now(), texts });
    }
    if (shown(settings.overlay).length > 0 !== overlay) {
      overlay = !overlay;
      tell({ kind: 'overlay', at: now(), visible: overlay });
      if (overlay) countCovered();
    }
    const filled = (document.querySelector(settings.mount)?.childElementCount ?? 0) > 0;
    if (wasFilled && !filled) tell({ kind: 'emptied', at: now() });
    wasFilled = filled;
  };
  const attributeFilter = ['class', 'style', 'hidden', 'data-overlay'];
  const changes = { subtree: true, childList: true, characterData: true, attributeFilter };
  new MutationObserver(look).observe(document, changes);
  for (const type of ['transitionend', 'animationend']) addEventListener(type, look, true);
}
