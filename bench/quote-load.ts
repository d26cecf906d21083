import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { percentile } from './table.ts';

const VISITORS = 50;
const SECONDS = 8;

const QUOTE = {
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
};

export const QUOTE_JSON = JSON.stringify(QUOTE);

export interface QuoteLoad {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly refused: number;
}

/** Fifty visitors who send one request after the other, each with a key of its own. */
export async function loadQuotes(url: string): Promise<QuoteLoad> {
  const agent = new Agent({ keepAlive: true, maxSockets: VISITORS });
  const times: number[] = [];
  let refused = 0;
  const began = performance.now();
  const visitor = async () => {
    while (performance.now() - began < SECONDS * 1000) {
      const sent = performance.now();
      const status = await sendQuote(`${url}/api/quote-requests`, agent);
      if (status === 201) times.push(performance.now() - sent);
      else refused += 1;
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, visitor));
  const seconds = (performance.now() - began) / 1000;
  agent.destroy();
  return {
    perSecond: times.length / seconds,
    p50Ms: percentile(times, 0.5),
    p99Ms: percentile(times, 0.99),
    refused,
  };
}

function sendQuote(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    request(url, { method: 'POST', agent, headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    })
      .on('error', reject)
      .end(QUOTE_JSON);
  });
}
