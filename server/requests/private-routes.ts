import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestAsyncHookHandler,
} from 'fastify';
import * as z from 'zod/mini';
import { refuseCrossSite } from '../http/cross-site.ts';
import type { Described, Key, KeyUse, Shows } from '../http/described.ts';
import { type Problem, problemSchema, sendProblem } from '../http/problem.ts';
import type { Metrics } from '../sending/metrics.ts';
import type { OutboxWorker } from '../sending/outbox/channel-worker.ts';
import type { Config } from '../settings/config.ts';
import { KEY_REUSED } from './idempotency.ts';
import { linkKeyOf } from './link-key.ts';
import { idempotencyKeyIn, type Read, type Refusal, readSent } from './read-sent.ts';

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
  /** They refuse devices that are not signed in, too, where the keys ask for one. */
  readonly limits: PrivateLimits;
  readonly keys: readonly Key[];
  /** Finds what the bearer's key opens, if anything; without it the device opens all. */
  readonly open?: (key: string, idempotencyKey: string) => Promise<Found | undefined>;
  /** The view behind the key now: the answer to each action. Empty if left out. */
  readonly view?: (key: string) => Promise<View | undefined>;
  /** The same in the API's document; nothing for an empty view. */
  readonly shows?: Shows<View>;
  /** The name under which a 409 carries the view. */
  readonly inConflict?: string;
}

interface Action<Content, Needs extends true | undefined> {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly summary: string;
  /** Of the body; without a schema it is not looked at. */
  readonly schema?: z.ZodMiniType<Content>;
  /** Where what is stored decides how the body is checked: its usual rules, for the API's document. */
  readonly usualSchema?: z.ZodMiniType;
  /** What a success carries, for the API's document; the view if left out. */
  readonly shows?: Shows;
  /** If left out, a key may be sent. */
  readonly needsIdempotencyKey?: Needs;
  /** What another key does; `unread` for an action that is the same however often it is taken. */
  readonly keyUse?: Extract<KeyUse, 'opens'> | 'unread';
  readonly query?: Described['query'];
  /** Of a success; 200 if left out. */
  readonly status?: number;
  /** The detail of a 409. */
  readonly conflict?: string;
  /** It only asks, in its body, so that no address has what was typed; and may be asked as often as what is read. */
  readonly onlyAsks?: true;
}

interface Asked<Found> {
  /** Of the bearer; empty where the device opens all. */
  readonly key: string;
  readonly found: Found;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

interface Ending {
  /** `repeated`: stored before. `key-reused`: the idempotency key came with another body or call. `conflict`: somebody else
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
  { limits, keys, open, view, shows, inConflict }: Opened<View, Found>,
  { config, outbox, metrics }: PrivateRoutesDeps,
) {
  const showsConflict: Shows | undefined =
    shows && inConflict
      ? [`${shows[0]}Conflict`, z.extend(problemSchema, { [inConflict]: shows[1] })]
      : undefined;
  const foreign = refuseCrossSite(config.siteUrl, async (_, reply, problem) =>
    sendProblem(reply, problem),
  );
  // No cache and no search engine keeps these answers.
  app.addHook('onRequest', async (_, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  });

  async function openKey(
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Asked<Found> | undefined> {
    // Nothing is found, and nothing is asked for it.
    if (!open) return { key: '', found: undefined as Found, request, reply };
    const key = linkKeyOf(request);
    const found = key && (await open(key, idempotencyKeyIn(request)));
    return key && found ? { key, found, request, reply } : undefined;
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
    const now = view ? await view(opens) : {};
    if (!now) return refuseKey(reply);
    return isConflict
      ? sendProblem(reply, {
          status: 409,
          detail: conflict,
          ...(inConflict && { [inConflict]: now }),
        })
      : reply.code(status).send({ ...now, ...also });
  }

  return {
    /** @param find undefined is answered like a key that opens nothing */
    read<Shown extends object>(
      path: string,
      described: Pick<Described, 'summary' | 'refusals'> & { readonly shows: Shows<Shown> },
      find: (asked: Asked<Found>) => Promise<Shown | Refusal | undefined>,
    ) {
      const api = { ...described, keys, answers: { 200: described.shows } };
      app.get(path, { onRequest: limits.reads, config: { api } }, async (request, reply) => {
        const asked = await openKey(request, reply);
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
        const asked = await openKey(request, reply);
        if (!asked) return refuseKey(reply);
        const read = readSent(request, action, action.keyUse !== 'unread');
        if ('problem' in read) return sendProblem(reply, read.problem);
        return answer(reply, asked.key, await act({ ...asked, ...read }), action);
      };
      const onRequest = [foreign, ...(action.onlyAsks ? limits.reads : limits.writes)];
      const { method, path, summary, schema, usualSchema = schema, status = 200, query } = action;
      const { needsIdempotencyKey, keyUse = needsIdempotencyKey ? 'required' : 'optional' } =
        action;
      const shown = action.shows ?? shows;
      const api: Described = {
        summary,
        keys,
        body: usualSchema,
        idempotencyKey: keyUse === 'unread' ? undefined : keyUse,
        query,
        answers: {
          [status]: (status !== 204 && shown) || null,
          ...(action.conflict && showsConflict && { 409: showsConflict }),
        },
      };
      app.route({ method, url: path, onRequest, handler, config: { api } });
    },
  };
}

function refuseKey(reply: FastifyReply): FastifyReply {
  return sendProblem(reply.header('www-authenticate', 'Bearer'), NOTHING_THERE);
}

const NOTHING_THERE: Problem = {
  status: 401,
  detail: 'This link doesn’t work. Part of it may be missing, or what it showed was deleted.',
};
