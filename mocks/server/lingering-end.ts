import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';

/** The time in milliseconds for a client that still sends its body to read the answer and to stop. */
const linger = 1000;
const mostDropped = 4 * 1024 * 1024;

/**
 * Lets a client that gets an answer before it has sent its whole body read the answer, then ends the connection. The
 * rest of the body is discarded. If the connection ended at once, as in Node, the client would not receive the answer.
 */
export const lingeringEnd: RequestHandler = (request, response, next) => {
  response.once('prefinish', () => {
    if (!request.complete) dropRest(request);
  });
  next();
};

function dropRest(request: IncomingMessage): void {
  const { socket } = request;
  const destroySoon = socket.destroySoon.bind(socket);
  let isToEnd = false;
  socket.destroySoon = () => {
    isToEnd = true;
  };
  const timer = setTimeout(() => socket.destroy(), linger);
  let dropped = 0;
  request.removeAllListeners('data').on('data', (part: Buffer) => {
    dropped += part.length;
    if (dropped > mostDropped) request.pause();
  });
  const stopTimer = () => clearTimeout(timer);
  request.once('end', () => {
    stopTimer();
    socket.off('close', stopTimer);
    socket.destroySoon = destroySoon;
    if (isToEnd) destroySoon();
  });
  socket.once('close', stopTimer);
  request.resume();
}
