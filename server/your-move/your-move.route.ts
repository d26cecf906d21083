import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { text } from '../../domain/fields.ts';
import { VISITOR_ANSWERS } from '../../domain/history/stage.ts';
import { visitorAnswerSchema } from '../../domain/quote/visitor-quote.ts';
import { quoteRequestSchema } from '../../domain/request/request.schema.ts';
import type { ChangedMove, MoveConflict } from '../../domain/your-move/your-move.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { refuseCrossSite } from '../http/cross-site.ts';
import {
  IDEMPOTENCY_KEY_MISSING,
  keepPrivate,
  type PrivateLimits,
  refuseKey,
} from '../http/private-answer.ts';
import { type Problem, sendProblem } from '../http/problem.ts';
import { findMailFiles, removeFiles } from '../mail/mail-files.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { OutboxWorker } from '../outbox/outbox.worker.ts';
import { type AnswerOutcome, answerQuote } from '../quote/answer-quote.ts';
import { cancelMove } from '../quote/cancel-move.ts';
import { isIdempotencyKey } from '../submissions/idempotency.ts';
import { linkKeyOf } from '../submissions/link-key.ts';
import { readContent } from '../submissions/read-content.ts';
import { findSubmission } from '../submissions/submission.repository.ts';
import { askForCall } from './ask-for-call.ts';
import { changeMove } from './change-move.ts';
import { deleteMove } from './delete-move.ts';
import { findYourMove } from './your-move.ts';

const PATH = '/api/your-move';
const ACTIONS = ['changed', 'call', 'cancelled', 'deleted', ...VISITOR_ANSWERS] as const;

const changeSchema = z.extend(quoteRequestSchema, {
  version: z.optional(z.unknown()),
});

const cancelSchema = z.object({ said: text(0, 'Please give the reason as text', 'reason') });

export interface YourMoveDeps {
  readonly config: Pick<
    Config,
    'siteUrl' | 'mailFrom' | 'mailFolder' | 'retentionYears' | 'dayBefore'
  >;
  readonly db: Database;
  readonly outbox: Pick<OutboxWorker, 'wake'>;
  readonly metrics: Pick<Metrics, 'countSubmission' | 'expectActions'>;
  readonly now: () => Date;
}

/** Shows a request to the holder of its key, and takes the visitor's actions on it. Each route
 *  looks the key up first, and gives the same answer to every key that opens nothing.
 *  @param app parses JSON only */
export function yourMoveRoutes(
  app: FastifyInstance,
  limits: PrivateLimits,
  { config, db, outbox, metrics, now }: YourMoveDeps,
): void {
  const foreign = refuseCrossSite(config.siteUrl, async (_, reply, problem) =>
    sendProblem(reply, problem),
  );
  const write = { onRequest: [foreign, ...limits.writes] };
  const find = (key: string) => findYourMove(db, key, config, now());

  app.addHook('onRequest', keepPrivate);
  metrics.expectActions(ACTIONS);

  /** Answers with the request behind the key, or that there is none. */
  async function show(reply: FastifyReply, key: string | undefined): Promise<FastifyReply> {
    const move = key && (await find(key));
    return move ? reply.send(move) : refuseKey(reply);
  }

  function count(kind: (typeof ACTIONS)[number], outcome: AnswerOutcome): void {
    if (outcome === 'unknown') return;
    metrics.countSubmission(kind, outcome === 'conflict' ? 'refused' : outcome);
    if (outcome === 'stored') outbox.wake();
  }

  app.get(PATH, { onRequest: limits.reads }, (request, reply) => show(reply, linkKeyOf(request)));

  app.put(PATH, write, async (request, reply) => {
    const key = linkKeyOf(request);
    if (!key || !(await findSubmission(db, { linkKey: key }))) return refuseKey(reply);
    const read = readContent(changeSchema, request.body);
    if ('problem' in read) return sendProblem(reply, read.problem);
    const { version: madeFrom, ...change } = read.content;
    const { outcome, changes } = await changeMove(db, key, change, now(), madeFrom);
    const move = await find(key);
    if (!move || outcome === 'unknown') return refuseKey(reply);
    count('changed', outcome);
    if (outcome === 'conflict') {
      const refusal: Problem & MoveConflict = { ...REQUEST_CHANGED, move };
      return sendProblem(reply, refusal);
    }
    return reply.send({ ...move, changes } satisfies ChangedMove);
  });

  app.post(`${PATH}/call`, write, async (request, reply) => {
    const key = linkKeyOf(request);
    if (key) count('call', await askForCall(db, key, now()));
    return show(reply, key);
  });

  app.post(`${PATH}/quote`, write, async (request, reply) => {
    const key = linkKeyOf(request);
    if (!key || !(await findSubmission(db, { linkKey: key }))) return refuseKey(reply);
    const idempotencyKey = request.headers['idempotency-key'];
    if (!isIdempotencyKey(idempotencyKey)) return sendProblem(reply, IDEMPOTENCY_KEY_MISSING);
    const read = readContent(visitorAnswerSchema, request.body);
    if ('problem' in read) return sendProblem(reply, read.problem);
    const { kind } = read.content;
    const outcome = await answerQuote(db, key, read.content, idempotencyKey, now());
    const move = await find(key);
    if (!move || outcome === 'unknown') return refuseKey(reply);
    count(kind, outcome);
    if (outcome === 'conflict') {
      const refusal: Problem & MoveConflict = { ...QUOTE_CHANGED, move };
      return sendProblem(reply, refusal);
    }
    return reply.send(move);
  });

  app.post(`${PATH}/cancel`, write, async (request, reply) => {
    const key = linkKeyOf(request);
    if (!key || !(await findSubmission(db, { linkKey: key }))) return refuseKey(reply);
    const read = readContent(cancelSchema, request.body);
    if ('problem' in read) return sendProblem(reply, read.problem);
    const outcome = await cancelMove(db, key, read.content.said, now());
    const move = await find(key);
    if (!move || outcome === 'unknown') return refuseKey(reply);
    count('cancelled', outcome);
    if (outcome === 'conflict') {
      const refusal: Problem & MoveConflict = { ...NOTHING_TO_CANCEL, move };
      return sendProblem(reply, refusal);
    }
    return reply.send(move);
  });

  app.delete(PATH, write, async (request, reply) => {
    const key = linkKeyOf(request);
    const reference = key && (await deleteMove(db, key, now()));
    if (!reference) return refuseKey(reply);
    try {
      await removeFiles(await findMailFiles(config.mailFolder, [reference]));
    } catch (error) {
      request.log.error({ err: error }, 'mail files could not be removed: the purge will');
    }
    count('deleted', 'stored');
    return reply.code(204).send();
  });
}

const NOTHING_TO_CANCEL: Problem = {
  status: 409,
  detail: 'There is no accepted quote to cancel. Nothing was saved.',
};

const QUOTE_CHANGED: Problem = {
  status: 409,
  detail: 'The quote has changed, or cannot be answered like this. Nothing was saved.',
};

const REQUEST_CHANGED: Problem = {
  status: 409,
  detail: 'The request has changed since you opened the form. Nothing was saved.',
};
