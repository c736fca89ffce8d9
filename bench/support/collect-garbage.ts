/**
 * Preloaded into the backend of a bench (`backend-process.ts`): collects all garbage when the bench asks for it, and
 * answers when that is done. What is left in memory is what the process keeps.
 */
process.on('message', () => {
  globalThis.gc?.({ execution: 'sync', type: 'major', flavor: 'last-resort' });
  process.send?.('collected');
});
// The channel alone must not keep the process alive.
process.channel?.unref();
