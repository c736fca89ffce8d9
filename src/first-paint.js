// Runs before the first paint, so that a stored theme or font size is never applied late. It follows the same rule as
// src/domain/session/layout.ts and src/ui/theme/show-layout.ts; src/app/first-visit/first-paint.test.ts compares all
// three.
(() => {
  const root = document.documentElement;
  // A login that is submitted before the scripts are loaded is sent afterwards (src/app/first-visit/login-entry.tsx).
  document.addEventListener('submit', () => {
    root.dataset.sent = '';
  });
  let layout = { darkTheme: null, scale: 14 };
  try {
    // The prerendered login page stays covered when the portal replaces it (scripts/build/login-page.ts), because typed
    // text would be lost.
    const isKept = history.state === null && localStorage.getItem('JWT') === null;
    if (!isKept) root.dataset.session = '';
    const stored = JSON.parse(localStorage.getItem('layout'));
    if (typeof stored === 'object' && stored !== null && !Array.isArray(stored)) {
      const { darkTheme, scale } = { ...layout, ...stored };
      const themeKnown = darkTheme === null || typeof darkTheme === 'boolean';
      if (themeKnown && [12, 14, 16, 18, 20].includes(scale)) layout = { darkTheme, scale };
    }
  } catch {
    // Storage is refused or contains no JSON: the defaults apply.
  }

  root.style.setProperty('--scale', String(layout.scale));
  if (layout.darkTheme === null) return;
  root.dataset.theme = layout.darkTheme ? 'dark' : 'light';
  for (const colour of document.querySelectorAll('meta[name="theme-color"]')) {
    colour.media = colour.dataset.theme === root.dataset.theme ? 'all' : 'not all';
  }
})();
