import { vi } from 'vitest';

/** One request that the page has made. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly key: string | null;
  readonly body: string | undefined;
}

type Answer = () => Response | Promise<Response>;

/** In place of our server, as the page's `fetch` sees it. */
export class FakeServer {
  readonly calls: Call[] = [];
  /** The key of a private link that came with each request, if any. */
  readonly bearers: (string | undefined)[] = [];
  /** The server's answer to a post; without one there is no connection. */
  answer: Answer | undefined;
  /** The answer to `GET /healthz`. */
  health: Answer | undefined;

  constructor() {
    vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
      const { method = 'GET', body } = init;
      const key = new Headers(init.headers).get('Idempotency-Key');
      const authorization = new Headers(init.headers).get('Authorization');
      this.bearers.push(authorization?.replace('Bearer ', ''));
      this.calls.push({ method, path, key, body: body as string | undefined }); // ours are texts
      const answer = path === '/healthz' ? this.health : this.answer;
      if (!answer) throw new TypeError('Failed to fetch');
      return answer();
    });
  }

  /** From now on there is a connection, and what is posted is stored. */
  found(reference = 'JFM-7K3Q-24') {
    this.answer = () => Response.json({ reference }, { status: 201 });
    this.health = () => Response.json({ status: 'alive' });
  }

  get posts(): readonly Call[] {
    return this.calls.filter(({ method }) => method === 'POST');
  }
}

/** A refusal as our server writes it. */
export function ourRefusal(status: number, more: object = {}): Response {
  return new Response(JSON.stringify({ status, title: 'No', ...more }), {
    status,
    headers: { 'Content-Type': 'application/problem+json' },
  });
}
