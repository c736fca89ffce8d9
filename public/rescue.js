// Tells the user when the browser is too old, or when the portal's own scripts do not load: after a deploy, an old
// index.html names files that no longer exist. This file is not part of the bundle, because the bundle is what has
// failed. The browser fires `load` only after every script of index.html, including this one, has run or failed, however
// slow the network is. It does not fire `load` while a script gets no answer. A timer shows a message then, and the
// portal may still start later.
{
  // The history entry survives a reload and needs no storage. src/app/routing/missing-part.ts uses the same mark.
  const MARK = 'portalReloadedAt';
  const RELOAD_PAUSE = 30_000;
  // In ms since the start of the navigation. A waiting user must see a message within 10 s.
  const MESSAGE_AFTER = 9_000;
  const ANSWER_BY = 4_000;
  const root = document.documentElement;
  // src/app/start.tsx and login-entry.tsx set this mark when the portal begins to render.
  const hasStarted = () => root.dataset.started !== undefined;

  const reload = () => {
    history.replaceState({ ...history.state, [MARK]: Date.now() }, '');
    location.reload();
  };

  // By the start of this page: on a slow network its scripts fail long after the reload.
  const reloadedJustNow = () =>
    Math.abs(performance.timeOrigin - Object(history.state)[MARK]) < RELOAD_PAUSE;

  // Without a server, a reload would replace this page with the browser's own error page.
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

  // src/app/first-visit/begin.ts has the same rule, and does not start the portal.
  const isTooOld = !([].toSorted && matchMedia('(width>=0px)').matches);

  // The texts are those of src/text/shell/rescue.ts; rescue.test.ts next to it compares them.
  const words = (heading) => {
    const title = make(heading, {
      className: 'state__title',
      tabIndex: -1,
      textContent: isTooOld ? 'Vaš brskalnik je prestar.' : 'Portala ni bilo mogoče naložiti.',
    });
    const hint = make('p', {
      className: 'state__detail',
      textContent: isTooOld
        ? 'Posodobite ga ali uporabite Chrome ali Edge 114, Firefox 115, Safari (iOS) 16.4 ali novejšega.'
        : 'Morda je medtem izšla nova različica portala ali pa povezava ne deluje. Poskusite znova.',
    });
    const number = document.getElementById('portal')?.dataset.contactPhone;
    const way = isTooOld
      ? make('a', { className: 'button', href: `tel:${number}` }, `Pokliči ${number}`)
      : make('button', { className: 'button', type: 'button', onclick: reload }, 'Poskusi znova');
    const panel = make('div', { className: 'state state--failed' }, title, hint, way);
    if (isTooOld && !number) way.remove();
    panel.setAttribute('role', 'alert');
    return { title, panel };
  };

  const showPanel = (place) => {
    const { title, panel } = words('h1');
    place.replaceChildren(make('main', { className: 'layout-failed' }, panel));
    title.focus();
  };

  const replacePage = () => {
    document.getElementById('start-up')?.remove();
    document.querySelector('.rescue-notice')?.remove();
    showPanel(document.getElementById('portal') ?? document.body);
  };

  // The portal may still take over the prerendered login page and what the user typed there. So that page stays
  // unchanged, below the notice.
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

  // If the portal still starts, it removes the loading background, and this message with it.
  const showWhileWaiting = () => {
    if (hasStarted()) return;
    const cover = document.getElementById('start-up');
    if (!cover || getComputedStyle(cover).display === 'none') return showNotice();
    cover.removeAttribute('aria-hidden');
    showPanel(cover);
  };

  const judge = async () => {
    if (hasStarted()) return;
    if (!reloadedJustNow() && (await serverAnswers())) return reload();
    replacePage();
  };

  const watch = () => {
    const waiting = setTimeout(showWhileWaiting, Math.max(MESSAGE_AFTER - performance.now(), 0));
    // src/main.tsx starts the portal in a separate task; this timer makes `judge` run after that task.
    addEventListener('load', () => {
      clearTimeout(waiting);
      setTimeout(judge);
    });
  };

  if (!isTooOld) watch();
  else if (document.readyState === 'loading') addEventListener('DOMContentLoaded', replacePage);
  else replacePage();
}
