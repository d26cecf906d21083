import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { percentile } from './table.ts';

const VISITORS = 50;
const SECONDS = 8;

export const QUOTE = {
  name: 'Thandi Nkosi',
  email: 'thandi@visitor.example',
  phone: '082 555 0119',
  moveType: 'residential',
  fromAddress: '12 Kelly Avenue, Boskruin',
  toAddress: '4 Cedar Road, Fourways',
  moveDate: '2027-02-05',
  deliveryMethod: 'email',
  bedrooms: '3',
  additionalNotes: 'The piano goes to Gogo.',
  inventory: { kitchen: ['stove'], living: ['sofa', 'tv'] },
} as const;

export const QUOTE_JSON = JSON.stringify(QUOTE);

export interface QuoteLoad {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly refused: number;
}

/** Fifty visitors who send one request after the other, each with its own key. */
export async function loadQuotes(url: string): Promise<QuoteLoad> {
  const times: number[] = [];
  let refused = 0;
  const began = performance.now();
  const visit = async () => {
    const visitor = await connectVisitor(url);
    while (performance.now() - began < SECONDS * 1000) {
      const sent = performance.now();
      const status = await visitor.sendQuote();
      if (status === 201) times.push(performance.now() - sent);
      else refused += 1;
    }
    visitor.leave();
  };
  await Promise.all(Array.from({ length: VISITORS }, visit));
  const seconds = (performance.now() - began) / 1000;
  return {
    perSecond: times.length / seconds,
    p50Ms: percentile(times, 0.5),
    p99Ms: percentile(times, 0.99),
    refused,
  };
}

/** HTTP written and parsed by hand: node:http takes four times as long for it, at the server's cost,
 *  which shares the processors with its visitors. */
async function connectVisitor(url: string) {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).setNoDelay().setEncoding('latin1');
  await once(socket, 'connect');
  let waiting: PromiseWithResolvers<number> | undefined;
  let answer = '';
  socket.on('data', (text: string) => {
    answer += text;
    if (!isWhole(answer)) return;
    waiting?.resolve(Number(answer.slice('HTTP/1.1 '.length, 'HTTP/1.1 201'.length)));
    answer = '';
  });
  socket.on('error', (error) => waiting?.reject(error));
  socket.on('close', () => waiting?.reject(new Error('The server hung up')));
  return {
    /** @returns the status of its answer */
    sendQuote(): Promise<number> {
      waiting = Promise.withResolvers();
      socket.write(
        [
          'POST /api/quote-requests HTTP/1.1',
          'Host: localhost',
          'Content-Type: application/json',
          `Content-Length: ${Buffer.byteLength(QUOTE_JSON)}`,
          `Idempotency-Key: ${randomUUID()}`,
          '',
          QUOTE_JSON,
        ].join('\r\n'),
      );
      return waiting.promise;
    },
    leave: () => socket.destroy(),
  };
}

function isWhole(answer: string): boolean {
  const bodyAt = answer.indexOf('\r\n\r\n') + 4;
  const [, length] = /^content-length: (\d+)/im.exec(answer) ?? [];
  return bodyAt > 4 && answer.length >= bodyAt + Number(length);
}
