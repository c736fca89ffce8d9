// What is shown when the portal's own scripts do not come: after a deploy an old index.html names files that are gone. It is
// no part of the bundle, which is what has failed then. The browser fires `load` only after every script that index.html
// names, this one too, has come and run or has failed, however slow the network; for a script that is never answered it
// does not, so the user is told after a while, and the portal may still come.
(() => {
  // The history entry outlasts a reload and needs no storage. src/app/routing/missing-part.ts reads and writes the same mark.
  const MARK = 'portalReloadedAt';
  const PAUSE = 30_000;
  // Since the navigation began, ms. Who waits is told within 10 s.
  const PATIENCE = 9_000;
  const ANSWER_BY = 4_000;
  const root = document.documentElement;
  // Set by src/app/start.tsx and login-entry.tsx once the portal has begun to show itself.
  const hasStarted = () => root.dataset.started !== undefined;

  const reload = () => {
    history.replaceState({ ...history.state, [MARK]: Date.now() }, '');
    location.reload();
  };

  const reloadedJustNow = () => {
    const age = Date.now() - Object(history.state)[MARK];
    return age >= 0 && age < PAUSE;
  };

  // Without a server a reload would put the browser's own error page in place of this one.
  const serverAnswers = () =>
    fetch('/', {
      method: 'HEAD',
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(ANSWER_BY),
    }).then(
      ({ ok }) => ok,
      () => false,
    );

  const make = (tag, properties, ...children) => {
    const element = Object.assign(document.createElement(tag), properties);
    element.append(...children);
    return element;
  };

  // The sentences are those of src/text/shell/rescue.ts; rescue.test.ts next to it holds both together.
  const words = (heading) => {
    const textContent = 'Portala ni bilo mogoče naložiti.';
    const title = make(heading, { className: 'state__title', tabIndex: -1, textContent });
    const hint = make('p', {
      className: 'state__detail',
      textContent:
        'Morda je medtem izšla nova različica portala ali pa povezava ne deluje. Poskusite znova.',
    });
    const retry = make(
      'button',
      { className: 'button', type: 'button', onclick: reload },
      'Poskusi znova',
    );
    const panel = make('div', { className: 'state state--failed' }, title, hint, retry);
    panel.setAttribute('role', 'alert');
    return { title, panel };
  };

  const showPanel = (place) => {
    const { title, panel } = words('h1');
    place.replaceChildren(make('main', { className: 'layout-failed' }, panel));
    title.focus();
  };

  // The portal may still take over what the build has drawn, with what was typed there: it stays as it is, below.
  const showNotice = () => {
    const notice = make('aside', { className: 'layout-failed rescue-notice' }, words('p').panel);
    document.body.prepend(notice);
    const observer = new MutationObserver(() => {
      if (!hasStarted()) return;
      observer.disconnect();
      notice.remove();
    });
    observer.observe(root, { attributeFilter: ['data-started'] });
  };

  // The portal takes the loading background away when it has come after all, and this with it.
  const tellWhileWaiting = () => {
    if (hasStarted()) return;
    const cover = document.getElementById('start-up');
    if (!cover || getComputedStyle(cover).display === 'none') return showNotice();
    cover.removeAttribute('aria-hidden');
    showPanel(cover);
  };

  const judge = async () => {
    if (hasStarted()) return;
    if (!reloadedJustNow() && (await serverAnswers())) return reload();
    document.getElementById('start-up')?.remove();
    document.querySelector('.rescue-notice')?.remove();
    showPanel(document.getElementById('portal') ?? document.body);
  };

  const waiting = setTimeout(tellWhileWaiting, Math.max(PATIENCE - performance.now(), 0));

  // A portal that has come begins in a task of its own (src/main.tsx), which this one comes after.
  addEventListener('load', () => {
    clearTimeout(waiting);
    setTimeout(judge);
  });
})();
