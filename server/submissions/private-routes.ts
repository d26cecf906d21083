import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestAsyncHookHandler,
} from 'fastify';
import type * as z from 'zod/mini';
import type { Config } from '../config.ts';
import { refuseCrossSite } from '../http/cross-site.ts';
import { type Problem, sendProblem } from '../http/problem.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { OutboxWorker } from '../outbox/channel-worker.ts';
import { bodyHash, isIdempotencyKey, KEY_REUSED, type KeyedRequest } from './idempotency.ts';
import { linkKeyOf } from './link-key.ts';
import { readContent } from './read-content.ts';

/** Hooks that refuse a client who asks too often. */
export interface PrivateLimits {
  readonly reads: onRequestAsyncHookHandler[];
  readonly writes: onRequestAsyncHookHandler[];
}

interface PrivateRoutesDeps {
  readonly config: Pick<Config, 'siteUrl'>;
  readonly outbox: Pick<OutboxWorker, 'wake'>;
  readonly metrics: Pick<Metrics, 'countSubmission'>;
}

interface Opened<View, Found> {
  readonly limits: PrivateLimits;
  /** Finds what the key opens, if anything. */
  readonly open: (key: string, idempotencyKey: string) => Promise<Found | undefined>;
  /** The view behind the key now: the answer to each action. */
  readonly view: (key: string) => Promise<View | undefined>;
  /** Fields of a 409 besides its detail. */
  readonly inConflict?: (view: View) => object;
}

interface Action<Content, Needs extends true | undefined> {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  /** Of the body; without a schema it is not looked at. */
  readonly schema?: z.ZodMiniType<Content>;
  /** If left out, a key may be sent. */
  readonly needsIdempotencyKey?: Needs;
  /** Of a success; 200 if left out. */
  readonly status?: number;
  /** The detail of a 409. */
  readonly conflict?: string;
}

interface Asked<Found> {
  readonly key: string;
  readonly found: Found;
  readonly request: FastifyRequest;
}

interface Read<Content, Needs extends true | undefined> {
  /** Undefined for an action without a schema. */
  readonly content: Content;
  readonly sent: Needs extends true ? KeyedRequest : KeyedRequest | undefined;
}

interface Refusal {
  readonly problem: Problem;
}

interface Ending {
  /** `repeated`: stored before. `key-reused`: the idempotency key came with another body. `conflict`: somebody else
   *  came first. `unknown`: the key opens nothing any more. */
  readonly outcome: 'stored' | 'repeated' | 'key-reused' | 'conflict' | 'unknown' | Refusal;
  /** The metrics count it under this name. */
  readonly counted?: string;
  /** Fields of a success besides the view. */
  readonly also?: object;
  /** The key that opens it from now on; the one that was sent without it. */
  readonly key?: string;
}

/** The routes behind a key. Each looks the key up first, and gives the same answer to every key that opens nothing.
 *  @param app parses JSON only */
export function privateRoutes<View extends object, Found>(
  app: FastifyInstance,
  { limits, open, view, inConflict = () => ({}) }: Opened<View, Found>,
  { config, outbox, metrics }: PrivateRoutesDeps,
) {
  const foreign = refuseCrossSite(config.siteUrl, async (_, reply, problem) =>
    sendProblem(reply, problem),
  );
  // No cache and no search engine keeps these answers.
  app.addHook('onRequest', async (_, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  });

  async function openKey(request: FastifyRequest): Promise<Asked<Found> | undefined> {
    const key = linkKeyOf(request);
    const found = key && (await open(key, idempotencyKeyIn(request)));
    return key && found ? { key, found, request } : undefined;
  }

  async function answer(
    reply: FastifyReply,
    key: string,
    { outcome, counted, also, key: opens = key }: Ending,
    { status = 200, conflict = '' }: Pick<Action<unknown, undefined>, 'status' | 'conflict'>,
  ): Promise<FastifyReply> {
    if (outcome === 'unknown') return refuseKey(reply);
    if (outcome === 'key-reused') return sendProblem(reply, KEY_REUSED);
    if (typeof outcome === 'object') return sendProblem(reply, outcome.problem);
    const isConflict = outcome === 'conflict';
    if (counted) metrics.countSubmission(counted, isConflict ? 'refused' : outcome);
    if (outcome === 'stored') outbox.wake();
    if (status === 204 && !isConflict) return reply.code(status).send();
    const now = await view(opens);
    if (!now) return refuseKey(reply);
    return isConflict
      ? sendProblem(reply, { status: 409, detail: conflict, ...inConflict(now) })
      : reply.code(status).send({ ...now, ...also });
  }

  return {
    /** @param find undefined is answered like a key that opens nothing */
    read(path: string, find: (asked: Asked<Found>) => Promise<object | Refusal | undefined>) {
      app.get(path, { onRequest: limits.reads }, async (request, reply) => {
        const asked = await openKey(request);
        const found = asked && (await find(asked));
        if (!found) return refuseKey(reply);
        return 'problem' in found ? sendProblem(reply, found.problem) : reply.send(found);
      });
    },

    take<Content = undefined, Needs extends true | undefined = undefined>(
      action: Action<Content, Needs>,
      act: (asked: Asked<Found> & Read<Content, Needs>) => Promise<Ending>,
    ) {
      const handler = async (request: FastifyRequest, reply: FastifyReply) => {
        const asked = await openKey(request);
        if (!asked) return refuseKey(reply);
        const read = readSent(request, action);
        if ('problem' in read) return sendProblem(reply, read.problem);
        return answer(reply, asked.key, await act({ ...asked, ...read }), action);
      };
      const onRequest = [foreign, ...limits.writes];
      app.route({ method: action.method, url: action.path, onRequest, handler });
    },
  };
}

function readSent<Content, Needs extends true | undefined>(
  { headers, body }: FastifyRequest,
  { schema, needsIdempotencyKey }: Action<Content, Needs>,
): Refusal | Read<Content, Needs> {
  const key = headers['idempotency-key'];
  if ((needsIdempotencyKey || key !== undefined) && !isIdempotencyKey(key)) {
    return { problem: IDEMPOTENCY_KEY_MISSING };
  }
  // Without a schema the content is undefined, the default of its type.
  const read = schema ? readContent(schema, body) : { content: undefined as Content };
  if ('problem' in read) return read;
  const sent = typeof key === 'string' ? { key, bodyHash: bodyHash(body) } : undefined;
  return { ...read, sent: sent as Read<Content, Needs>['sent'] }; // a key that is needed is there
}

/** Empty without one that can be used. */
function idempotencyKeyIn({ headers }: FastifyRequest): string {
  const key = headers['idempotency-key'];
  return isIdempotencyKey(key) ? key : '';
}

function refuseKey(reply: FastifyReply): FastifyReply {
  return sendProblem(reply.header('www-authenticate', 'Bearer'), NOTHING_THERE);
}

const NOTHING_THERE: Problem = {
  status: 401,
  detail: 'This link doesn’t work. Part of it may be missing, or what it showed was deleted.',
};

const IDEMPOTENCY_KEY_MISSING: Problem = {
  status: 400,
  detail: 'Please send an Idempotency-Key of 1 to 255 visible ASCII characters.',
};
