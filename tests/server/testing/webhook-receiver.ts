import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { onTestFinished } from 'vitest';
import * as z from 'zod';

export const WEBHOOK_SECRET = `whsec_${Buffer.from('a secret of thirty-two bytes, ok').toString('base64')}`;

const verified = z.object({
  type: z.string(),
  timestamp: z.iso.datetime(),
  data: z.looseObject({ reference: z.string(), number: z.int() }),
});

type Told = z.infer<typeof verified> & { readonly id: string; readonly body: string };

type Answer = (response: ServerResponse, told: Told, request: IncomingMessage) => void;

export const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (response) =>
    void response.writeHead(code, headers).end();

/** A receiver that verifies what it gets with the library that others use, and then answers as the test says. It
 *  remembers what it got, also what it refused. */
export async function startReceiver(first: Answer = status(204)) {
  const told: Told[] = [];
  const state = { answer: first };
  const webhook = new Webhook(WEBHOOK_SECRET);
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, `${value}`]),
    );
    // Its throw ends the connection, which the test sees as a failed delivery.
    const message = verified.parse(webhook.verify(body, headers));
    const one = { ...message, id: headers['webhook-id'] ?? '', body };
    told.push(one);
    state.answer(response, one, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo; // of a TCP server
  return {
    url: `http://127.0.0.1:${port}/`,
    told,
    server,
    /** How it answers from now on. */
    answerWith(answer: Answer) {
      state.answer = answer;
    },
  };
}
