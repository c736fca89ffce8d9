// Takes the place of sw.js when the worker must go from all browsers at once (docs/runbook.md): it deletes what was kept
// and unregisters. It answers no request.
addEventListener('install', () => skipWaiting());

addEventListener('activate', (event) => {
  const names = ['portal-public', 'portal-building'];
  event.waitUntil(
    Promise.all(names.map((name) => caches.delete(name))).then(() => registration.unregister()),
  );
});
