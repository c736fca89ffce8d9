/** Answers an address that is longer than Node reads; without an answer the browser would show its own error page. */
import type { Duplex } from 'node:stream';

const head = (status: string, more: string) =>
  `HTTP/1.1 ${status}\r\n${more}Content-Length: 0\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n`;

/**
 * Redirects a request whose head is too long to the not-found page and refuses any other unreadable request. For the
 * event `clientError` of a server.
 */
export function answerUnreadable({ code }: NodeJS.ErrnoException, socket: Duplex): void {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const isTooLong = code === 'HPE_HEADER_OVERFLOW';
  socket.end(
    isTooLong ? head('303 See Other', 'Location: /ni-najdeno\r\n') : head('400 Bad Request', ''),
  );
}
