import type { Server } from 'node:http';

/** Bytes of an address with its headers: an address with every filter of an older release takes 20 KB. */
export const LONGEST_HEAD = 64 * 1024;

/** Answers what no handler gets: a longer address with the start page, anything else with a refusal. */
export function answerLongHeads(server: Pick<Server, 'on'>): void {
  server.on('clientError', ({ code }: NodeJS.ErrnoException, socket) => {
    const answer = code === 'HPE_HEADER_OVERFLOW' ? '302 Found\r\nLocation: /' : '400 Bad Request';
    if (socket.writable) socket.end(`HTTP/1.1 ${answer}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
    else socket.destroy();
  });
}
