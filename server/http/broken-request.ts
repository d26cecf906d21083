import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

const STATUS_OF_CODE: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Answers a request that is not HTTP or is too slow, and hangs up: it never reaches a route. */
export function brokenRequestHandler(headers: Readonly<Record<string, string>>) {
  const headerLines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return (error: Error & { code?: string }, socket: Socket) => {
    if (error.code !== 'ECONNRESET' && socket.writable) {
      const status = STATUS_OF_CODE[error.code ?? ''] ?? 400;
      const statusLine = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`;
      socket.write(
        `${statusLine}${headerLines.join('')}content-length: 0\r\nconnection: close\r\n\r\n`,
      );
    }
    socket.destroy(error);
  };
}
