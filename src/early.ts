import { startEarly } from './app/first-visit/ask-early';

// Loaded by `async`, perhaps before the element with the configuration is parsed.
if (document.readyState === 'loading') {
  document.addEventListener('readystatechange', startEarly, { once: true });
} else if (document.documentElement.dataset.started === undefined) {
  startEarly();
}
