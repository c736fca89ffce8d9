import { subscribe } from 'node:diagnostics_channel';
import type { Server } from 'node:http';

// Servers and clients share this process. After a stall of some seconds a server would close, as idle, the connection
// to which the next request is already written (ECONNRESET). Prism does not expose its server, hence the channel.
subscribe('http.server.request.start', (message) => {
  (message as { server: Server }).server.keepAliveTimeout = 0;
});
