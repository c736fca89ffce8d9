import { subscribe } from 'node:diagnostics_channel';
import type { Server } from 'node:http';

// Servers and clients share this process: after a stall of some seconds a server would close, as idle for too long, the
// very connection that the next request has been written to (ECONNRESET). Prism does not show its server, hence the channel.
subscribe('http.server.request.start', (message) => {
  (message as { server: Server }).server.keepAliveTimeout = 0;
});
