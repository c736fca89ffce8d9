// What is shown when the portal's own scripts do not come: after a deploy an old index.html names files that are gone
// (reliability.md H05, H06). It is no part of the bundle, which is what has failed then. The browser fires `load` only
// after every script that index.html names, this one too, has come and run or has failed, however slow the network.
(() => {
  // The history entry outlasts a reload and needs no storage. src/app/missing-part.ts reads and writes the same mark.
  const MARK = 'portalReloadedAt';
  const PAUSE = 30_000;

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
    fetch('/', { method: 'HEAD', cache: 'no-store', credentials: 'omit' }).then(
      ({ ok }) => ok,
      () => false,
    );

  const make = (tag, properties, ...children) => {
    const element = Object.assign(document.createElement(tag), properties);
    element.append(...children);
    return element;
  };

  // The sentences are those of src/text/rescue.ts; rescue.test.ts next to it holds both together.
  const showPanel = () => {
    const textContent = 'Portala ni bilo mogoče naložiti.';
    const title = make('h1', { className: 'state__title', tabIndex: -1, textContent });
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
    const place = document.getElementById('portal') ?? document.body;
    document.getElementById('start-up')?.remove();
    place.replaceChildren(make('main', { className: 'layout-failed' }, panel));
    title.focus();
  };

  const judge = async () => {
    // Set by src/app/start.tsx once the portal has begun to show itself.
    if (document.documentElement.dataset.started !== undefined) return;
    if (!reloadedJustNow() && (await serverAnswers())) reload();
    else showPanel();
  };

  // A portal that has come begins in a task of its own (src/main.tsx), which this one comes after.
  addEventListener('load', () => setTimeout(judge));
})();
