/** How far down each entry of this tab's history was, by its key; forgotten with the page. */
const places = new Map<string, number>();

/** For how long a page that is still loading is waited for, in ms. */
const PATIENCE = 3_000;

/** What a person does to move the page; from then on it is theirs. */
const MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** The browser would move the old page before the new one stands; after a reload it does it well. */
function takeOver(): () => void {
  history.scrollRestoration = 'manual';
  const handBack = () => {
    history.scrollRestoration = 'auto';
  };
  window.addEventListener('pagehide', handBack);
  return () => window.removeEventListener('pagehide', handBack);
}

/** Writes down how far down an entry of the history is, until the returned function is called. */
export function rememberPlace(key: string): () => void {
  const release = takeOver();
  if (!places.has(key)) places.set(key, window.scrollY);
  const note = () => places.set(key, window.scrollY);
  window.addEventListener('scroll', note, { passive: true });
  return () => {
    window.removeEventListener('scroll', note);
    release();
  };
}

/** How far down an entry of the history was; nothing of one that this page has not shown. */
export function placeOf(key: string): number | undefined {
  return places.get(key);
}

/**
 * Goes back to where an entry was. What it shows may still be on its way: it goes on as the page grows, until it is
 * there, the person moves the page, or it has taken too long.
 *
 * @returns a function that gives up
 */
export function returnTo(place: number): () => void {
  const grown = new ResizeObserver(() => go());
  const timer = setTimeout(() => stop(), PATIENCE);
  const stop = () => {
    grown.disconnect();
    clearTimeout(timer);
    for (const move of MOVES) window.removeEventListener(move, stop);
  };
  const go = () => {
    window.scrollTo({ top: place, behavior: 'instant' });
    if (Math.abs(window.scrollY - place) <= 1) stop();
  };
  for (const move of MOVES) window.addEventListener(move, stop, { passive: true });
  // It calls once at the start.
  grown.observe(document.body);
  return stop;
}
