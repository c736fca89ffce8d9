import { startEarly } from './app/first-visit/ask-early';

// It comes by itself (`async`), perhaps before the element with the configuration has been read.
if (document.readyState === 'loading') {
  document.addEventListener('readystatechange', startEarly, { once: true });
} else if (document.documentElement.dataset.started === undefined) {
  startEarly();
}
